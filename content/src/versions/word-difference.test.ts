import { expect, test } from 'vitest';
import { wordDifference } from './word-difference.ts';

const written = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`))
    .join('');

test('a word that changed is a removal and an addition between what stayed', () => {
  expect(written('Vendre sa maison vite', 'Vendre son condo vite')).toBe(
    'Vendre [-sa-]{+son+} [-maison-]{+condo+} vite',
  );
  expect(written('L’été à Montréal', 'L’hiver à Montréal')).toBe('L’[-été-]{+hiver+} à Montréal');
});

test('a whole text is added or removed', () => {
  expect(written('', 'Bonjour à tous')).toBe('{+Bonjour à tous+}');
  expect(written('Bonjour à tous', '')).toBe('[-Bonjour à tous-]');
});

test('two long texts without a common word are compared in a bounded time', () => {
  const words = (letter: string) => Array.from({ length: 20_000 }, (_, index) => `${letter}${index}`).join(' ');
  const before = performance.now();
  const parts = wordDifference(words('a'), words('b'));
  expect(performance.now() - before).toBeLessThan(5000);
  expect(parts.some(({ kind }) => kind === 'removed')).toBe(true);
});
