/** Darkmatter Armada by ear: speeds are set before ships move; what is decided follows from what is said. */
import { answerQuestion, exactly, primaryOf, type KeyboardPerson } from './person.ts';

const count = (done: readonly string[], kind: string): number => done.filter((each) => each === kind).length;

/** Presses Enter on a button of the orders. */
const give = (person: KeyboardPerson, name: string): Promise<unknown> =>
  person.give(name, async () => {
    await person.to(exactly('button', name));
    await person.press('Enter');
  });

/** Takes an order up from the list, and gives it. */
async function fromList(person: KeyboardPerson, label: string): Promise<unknown> {
  await person.seek(new RegExp(`^button "${label}`));
  await person.press('Enter');
  return give(person, primaryOf(await person.orders()).name);
}

/** One decision, whatever is asked; `done` are the orders given so far. */
export async function decide(person: KeyboardPerson, done: readonly string[]): Promise<void> {
  if ((await person.question().count()) > 0) return answerQuestion(person, done.length % 2 === 0 ? undefined : 'Enter');
  const orders = await person.orders();
  const faster = /button "(Set [^"]+? to (?:High|Medium))/.exec(orders)?.[1];
  if (faster !== undefined && count(done, 'set-speed') < 2) return void (await fromList(person, faster));
  const { name, disabled } = primaryOf(orders);
  const end = /button "(End [^"]+?)(?: \d+ unmoved)?"/.exec(orders)?.[1];
  const rest = disabled || (name.startsWith('Fire ') && count(done, 'fire') > 3);
  await give(person, end !== undefined && rest ? end : name);
}
