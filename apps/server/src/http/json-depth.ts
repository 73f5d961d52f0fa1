/** How deep JSON is nested. What is nested without bound overflows the stack of whatever walks through it later. */
import { HttpProblem } from './problem.ts';

/** Lists and objects in one another, in anything that is sent here. */
const deepest = 64;

/** Refuses a JSON text that is nested too deeply. */
export function refuseDeepJson(json: string): void {
  if (depthOf(json) <= deepest) return;
  const sentence = `Lists and objects are nested more than ${String(deepest)} deep. Nothing that is read here is.`;
  throw new HttpProblem(400, 'bad-request', sentence);
}

const [quote, backslash, listBegins, listEnds, objectBegins, objectEnds] = Buffer.from('"\\[]{}');

/** Of the deepest place; what is no JSON may have any. */
function depthOf(json: string): number {
  let depth = 0;
  let most = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = stringEnd(json, at);
    else if (code === listBegins || code === objectBegins) most = Math.max(most, (depth += 1));
    else if (code === listEnds || code === objectEnds) depth -= 1;
  }
  return most;
}

/** Where the string ends that begins at `from`. */
function stringEnd(json: string, from: number): number {
  let at = from + 1;
  for (; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === backslash) at += 1;
    else if (code === quote) break;
  }
  return at;
}
