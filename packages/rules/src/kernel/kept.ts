/** Answers to a question about a record, kept for as long as the record is: a changed record is another object. */
export function kept<K extends object, V>(answer: (record: K) => V): (record: K) => V {
  const known = new WeakMap<K, V>();
  return (record) => {
    const found = known.get(record);
    if (found !== undefined) return found;
    const made = answer(record);
    known.set(record, made);
    return made;
  };
}
