/**
 * Drafts of records: what is done to a draft is done to a copy of just what it changes. A record is JSON, and is copied
 * only where something in it is written: most of what an event looks at it leaves as it is.
 */

type Fields = Record<PropertyKey, unknown>;

/** A record or list as it was, and what has become of it. */
interface Node {
  readonly base: Fields;
  readonly parent: Node | null;
  draft: object;
  /** Made with the first change. */
  copy: Fields | null;
  /** Parts of it that were looked at, by their fields. */
  parts: Map<PropertyKey, Node> | null;
  /** The fields that records and lists were put into, which may be drafts or hold some. */
  filled: PropertyKey[] | null;
  finished: boolean;
}

/** The field by which a draft tells its node. */
const nodeKey = Symbol('node');

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const nodeOf = (value: Fields): Node | undefined => value[nodeKey] as Node | undefined;

/** Lists stand for themselves as a list, since a proxy of anything else is none. */
const nodeIn = (target: object): Node => (Array.isArray(target) ? (target[0] as Node) : (target as Node));

const now = ({ copy, base }: Node): Fields => copy ?? base;

function drafted(base: Fields, parent: Node | null): Node {
  const node: Node = { base, parent, draft: base, copy: null, parts: null, filled: null, finished: false };
  node.draft = new Proxy(Array.isArray(base) ? [node] : node, traps);
  return node;
}

/** The copy of what a node stands for; what holds it is another record then, too. */
function changing(node: Node): Fields {
  for (let each: Node | null = node; each !== null && each.copy === null; each = each.parent)
    each.copy = Array.isArray(each.base) ? (each.base.slice() as unknown as Fields) : { ...each.base };
  return node.copy ?? node.base;
}

/** The draft of what lies at `key` since before, if anybody has asked for it. */
function partAt(node: Node, key: PropertyKey, value: unknown): Node | undefined {
  const part = node.parts?.get(key);
  return part?.base === value ? part : undefined;
}

const traps: ProxyHandler<object> = {
  get: (target, key) => {
    const node = nodeIn(target);
    if (key === nodeKey) return node;
    const value = now(node)[key];
    // What was put there in the meantime is new, or a draft already.
    if (!isRecord(value) || (node.copy !== null && value !== node.base[key])) return value;
    const known = partAt(node, key, value);
    if (known !== undefined) return known.draft;
    if (!Object.hasOwn(node.base, key)) return value;
    const part = drafted(value, node);
    (node.parts ??= new Map<PropertyKey, Node>()).set(key, part);
    return part.draft;
  },
  set: (target, key, value) => {
    const node = nodeIn(target);
    const old = now(node)[key];
    if (old === value && (value !== undefined || Object.hasOwn(now(node), key))) return true;
    if (isRecord(value)) {
      if (partAt(node, key, old)?.draft === value) return true;
      (node.filled ??= []).push(key);
    }
    changing(node)[key] = value;
    return true;
  },
  deleteProperty: (target, key) => {
    const node = nodeIn(target);
    if (!Object.hasOwn(now(node), key)) return true;
    return Reflect.deleteProperty(changing(node), key);
  },
  has: (target, key) => key in now(nodeIn(target)),
  ownKeys: (target) => Reflect.ownKeys(now(nodeIn(target))),
  getOwnPropertyDescriptor: (target, key) => {
    const found = Reflect.getOwnPropertyDescriptor(now(nodeIn(target)), key);
    // A proxy may only say of its target's own fields, as the length of a list, that they stay.
    return found && { ...found, configurable: !(Array.isArray(target) && key === 'length') };
  },
};

/** What has become of a node. */
function finished(node: Node): Fields {
  const { copy, base, parts } = node;
  if (copy === null) return base;
  if (node.finished) return copy;
  node.finished = true;
  if (parts !== null)
    for (const [key, part] of parts) if (part.copy !== null && copy[key] === part.base) copy[key] = finished(part);
  for (const key of node.filled ?? []) {
    const value = copy[key];
    if (isRecord(value)) copy[key] = settled(value);
  }
  return copy;
}

/** What was put into a draft, with what has become of the drafts in it. */
function settled(value: Fields): Fields {
  const node = nodeOf(value);
  if (node !== undefined) return finished(node);
  for (const [key, part] of Object.entries(value)) {
    const after = isRecord(part) ? settled(part) : part;
    if (after !== part) value[key] = after;
  }
  return value;
}

/** The record after `change` has been done to a draft of it; what it leaves as it was stays the same object. */
export function changedBy<T extends object>(record: T, change: (draft: T) => void): T {
  const node = drafted(record as Fields, null);
  change(node.draft as T);
  return finished(node) as T;
}

/** What a draft was made of, as it was before. */
export const originalOf = <T extends object>(draft: T): T => (nodeOf(draft as Fields)?.base ?? draft) as T;

/** What a draft stands for now, to be read: as it was before as long as nothing in it is written. */
export const readable = <T extends object>(draft: T): Readonly<T> => {
  const node = nodeOf(draft as Fields);
  return (node === undefined ? draft : now(node)) as T;
};
