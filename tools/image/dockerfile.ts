/** Reads a Dockerfile into its stages, and a `.dockerignore` into what it leaves out. */
export interface DockerInstruction {
  readonly name: string;
  readonly text: string;
}

export interface DockerStage {
  readonly name: string | undefined;
  readonly instructions: readonly DockerInstruction[];
}

export function stagesOf(dockerfile: string): DockerStage[] {
  const stages: { name: string | undefined; instructions: DockerInstruction[] }[] = [];
  const plain = dockerfile.replaceAll(/^\s*#.*\n/gm, '').replaceAll(/\\\n\s*/g, ' ');
  for (const line of plain.split('\n').filter((each) => each.trim() !== '')) {
    const [, name = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (name === 'FROM') stages.push({ name: / AS (\w+)$/.exec(text)?.[1], instructions: [] });
    else if (stages.length === 0) throw new Error(`${line} stands before FROM.`);
    else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

/** `A=1 B=2` as a record; no value here is quoted. */
export const pairsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(/\s+/).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

/** A COPY: from which stage, what, and where to. */
export function copyOf(text: string): {
  readonly from: string | undefined;
  readonly sources: readonly string[];
  readonly to: string;
} {
  const words = text.split(/\s+/);
  const from = words[0]?.startsWith('--from=') === true ? words.shift()?.slice('--from='.length) : undefined;
  const other = words.find((word) => word.startsWith('--'));
  if (other !== undefined) throw new Error(`COPY ${other} is not known here.`);
  return { from, sources: words.slice(0, -1), to: words.at(-1) ?? '' };
}

/** Whether a path of the project stays out of an image; patterns as `.dockerignore` has them here. */
export function ignoring(dockerignore: string): (path: string) => boolean {
  const patterns = dockerignore.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const tests = patterns.map((pattern) => {
    const text = pattern
      .split('/')
      .map((part) => (part === '**' ? '**' : part.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')))
      .join('/')
      .replaceAll('**/', '(?:.*/)?');
    return new RegExp(`^${text}(?:/|$)`);
  });
  return (path) => tests.some((test) => test.test(path));
}
