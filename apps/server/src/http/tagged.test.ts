import compress from '@fastify/compress';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { registerTags, sendTagged } from './tagged.ts';

const Told = z.object({ name: z.string(), seats: z.number() });
const many = 'x'.repeat(5000);

async function telling(answers: readonly object[]) {
  const app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  registerTags(app);
  await app.register(compress);
  let asked = 0;
  app.get('/told', { schema: { response: { 200: Told, 304: z.undefined() } } }, (_request, reply) =>
    sendTagged(reply, answers[asked++] ?? {}),
  );
  return (headers: Record<string, string> = {}) => app.inject({ url: '/told', headers });
}

it('[HTTP-60] tags what is written: neither the order of fields nor what is left out shows in the tag', async () => {
  const ask = await telling([
    { name: 'Ann', seats: 2 },
    { seats: 2, name: 'Ann', room: 'in memory' },
    { name: 'Ann', seats: 3 },
  ]);
  const tags = [];
  for (let times = 0; times < 3; times += 1) tags.push((await ask()).headers['etag']);
  expect(tags[0]).toMatch(/^"[\w-]{22}"$/);
  expect(tags[1]).toBe(tags[0]);
  expect(tags[2]).not.toBe(tags[0]);
});

it('[HTTP-60] answers 304 without a body to who has it, packed or not', async () => {
  const ask = await telling(Array.from({ length: 4 }, () => ({ name: many, seats: 2 })));
  const first = await ask({ 'accept-encoding': 'br' });
  const tag = String(first.headers['etag']);
  expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, 'br']);
  for (const headers of [{ 'accept-encoding': 'br' }, {}]) {
    const again = await ask({ ...headers, 'if-none-match': tag });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag]);
    expect(again.headers).not.toHaveProperty('content-encoding');
    expect(again.headers).not.toHaveProperty('content-length');
  }
  expect((await ask({ 'if-none-match': '"another"' })).statusCode).toBe(200);
});
