/** What is made here as text: JSON in which whatever is short stands on one line, so that a thing can be read at a glance. */

const WIDTH = 108;

/** JSON of `value`, broken only where a line would pass 108 letters. */
export function writtenJson(value: unknown, indent = ''): string {
  const flat = oneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((each) => inner + writtenJson(each, inner)).join(',\n')}\n${indent}]`;
  const fields = entriesOf(value).map(([key, each]) => `${inner}${JSON.stringify(key)}: ${writtenJson(each, inner)}`);
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, each]) => each !== undefined);

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = entriesOf(value).map(([key, each]) => `${JSON.stringify(key)}: ${oneLine(each)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
