import { expect, test } from 'vitest';
import { formatTime } from '../leads/format-date.ts';
import { copyTexts } from './copy-texts.ts';

test('a sentence that ends with an hour has one point', () => {
  const at = '2026-11-20T14:30:00Z';
  for (const text of ['kept', 'saved', 'stored', 'published'] as const) {
    expect(copyTexts.fr[text](formatTime('fr', at))).toMatch(/9\sh\s30\.$/);
    expect(copyTexts.en[text](formatTime('en', at))).toMatch(/9:30\sa\.m\.$/);
  }
});
