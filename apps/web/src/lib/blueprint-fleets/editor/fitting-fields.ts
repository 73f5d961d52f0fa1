/** Records of a written ship by mount or space, with another entry or without it. */
export function put<V>(
  record: Readonly<Record<string, V>> | undefined,
  key: string,
  value: NoInfer<V> | undefined,
): Record<string, V> | undefined {
  const { [key]: _, ...others } = record ?? {};
  const next = value === undefined ? others : { ...others, [key]: value };
  return Object.keys(next).length === 0 ? undefined : next;
}

/** A list of spaces without one of them; undefined once it is empty. */
export function without<Space extends string>(list: readonly Space[] | undefined, space: Space): Space[] | undefined {
  const left = list?.filter((each) => each !== space);
  return left === undefined || left.length === 0 ? undefined : left;
}

/** The arcs of a shield, lowered first. */
export const shieldArcs = [
  { value: 'down', name: 'Down' },
  { value: 'fore', name: 'Fore' },
  { value: 'starboard', name: 'Starboard' },
  { value: 'aft', name: 'Aft' },
  { value: 'port', name: 'Port' },
] as const;
