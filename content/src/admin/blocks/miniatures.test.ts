import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { locales } from '@vitrine/contract/locale.ts';
import { expect, test } from 'vitest';
import { blockChoices } from './block-choices.ts';

test.each(locales)(
  'every block of the picker has a miniature of at most 10 KB in each language (npm run miniatures draws them): %s',
  (language) => {
    const fileOf = (type: string) =>
      fileURLToPath(new URL(`../public/block-miniatures/${language}/${type}.webp`, import.meta.url));
    const wrong = blockChoices.filter(({ type }) => !existsSync(fileOf(type)) || statSync(fileOf(type)).size > 10_000);
    expect(wrong.map(({ type }) => type)).toEqual([]);
  },
);
