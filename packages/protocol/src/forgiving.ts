/** Reading what a newer server says: unknown fields are left out instead of refused. */
import type { z } from 'zod';
import { clone } from 'zod';

const made = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/**
 * The same schema for a reader: objects, at any depth, drop the fields that it does not name. What it names is checked
 * as ever, so that what comes out fits the schema itself.
 */
export function forgiving<T extends z.core.$ZodType>(schema: T): T {
  const held = made.get(schema);
  if (held !== undefined) return held as T;
  const reader = rebuilt(schema);
  made.set(schema, reader);
  return reader as T;
}

function rebuilt(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, forgiving(field)] as const);
      const { catchall, ...rest } = def;
      // Whoever wants the rest of an object's fields says so by a catch-all of their own.
      const others = catchall === undefined || catchall._zod.def.type === 'never' ? {} : { catchall };
      return clone(schema, { ...rest, ...others, shape: Object.fromEntries(fields) } as typeof def);
    }
    case 'array':
      return clone(schema, { ...def, element: forgiving(def.element) } as typeof def);
    case 'record':
      return clone(schema, { ...def, valueType: forgiving(def.valueType) } as typeof def);
    case 'union':
      return clone(schema, { ...def, options: def.options.map(forgiving) } as typeof def);
    case 'nullable':
    case 'optional':
    case 'readonly':
    case 'default': {
      const inner: typeof def = { ...def, innerType: forgiving(def.innerType) };
      return clone(schema, inner);
    }
    default:
      return schema;
  }
}
