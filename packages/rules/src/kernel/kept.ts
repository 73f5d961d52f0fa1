/** Answers to a question about a record, kept for as long as the record is: a changed record is another object. */
export function kept<K extends object, V>(answer: (record: K) => V): (record: K) => V {
  const known = new WeakMap<K, V>();
  // Mostly it is the same record as last time: that one is at hand without a search.
  let last: K | undefined;
  let answered: V | undefined;
  return (record) => {
    if (record === last && answered !== undefined) return answered;
    let found = known.get(record);
    if (found === undefined) {
      found = answer(record);
      known.set(record, found);
    }
    last = record;
    answered = found;
    return found;
  };
}

/** The same for questions about a part of a record, by the part's key; an answer may be that there is none. */
export function keptUnder<K extends object, P, V>(): (record: K, part: P, answer: () => V) => V {
  const answersTo = kept((_record: K) => new Map<P, V>());
  return (record, part, answer) => {
    const answers = answersTo(record);
    const found = answers.get(part);
    if (found !== undefined || answers.has(part)) return found as V;
    const made = answer();
    answers.set(part, made);
    return made;
  };
}
