import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  it('has a sensible value for everything', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 8080, databaseUrl: undefined, trustProxy: false });
    expect(readConfig({ PORT: '' }).port).toBe(8080);
  });

  it('reads what is given', () => {
    const config = readConfig({ PORT: '0', DATABASE_URL: 'postgres://a:b@c/d', TRUST_PROXY: '1', SOCKET_RATE: '5' });
    expect(config).toMatchObject({ port: 0, databaseUrl: 'postgres://a:b@c/d', trustProxy: 1 });
    expect(config.socketRate.perSecond).toBe(5);
  });

  it('trusts a number of proxies or networks, and never everybody', () => {
    expect(readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8' }).trustProxy).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      'fd00::/8',
    ]);
    for (const wrong of [
      'yes',
      'true',
      '0',
      '17',
      '-1',
      '0.0.0.0/0',
      '10.0.0.0/33',
      'proxy.example',
      '127.0.0.1,',
      ',',
    ])
      expect(() => readConfig({ TRUST_PROXY: wrong }), wrong).toThrow('TRUST_PROXY must be no, the number of');
  });

  it('names all mistakes at once, each in a sentence that says what would be right', () => {
    let sentences: readonly string[] = [];
    try {
      readConfig({
        PORT: 'http',
        DATABASE_URL: 'mysql://x',
        LOG_LEVEL: 'loud',
        TRUST_PROXY: 'maybe',
        BOT_DELAY_MS: '-1',
      });
    } catch (error) {
      if (error instanceof ConfigError) sentences = error.sentences;
    }
    expect(sentences).toHaveLength(5);
    for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL', 'TRUST_PROXY', 'BOT_DELAY_MS'])
      expect(sentences.some((sentence) => sentence.startsWith(`${name} must`) && sentence.endsWith('.'))).toBe(true);
  });
});
