import { expect, it } from 'vitest';
import { embedCode } from './embed.ts';

it('[LEAGUE-156] the code for pages of others is one frame, whatever a season is called', () => {
  const code = embedCode('https://b.example', '0123456789', '"><script>&', 'round', 'paper');
  expect(code).toContain('src="https://b.example/embed/season/0123456789?show=round&amp;theme=paper"');
  expect(code).toContain('title="&quot;>&lt;script>&amp;"');
  expect(code.match(/</g)).toHaveLength(2);
});
