import type { TextComponent } from '@vitrine/contract/kinds/text.ts';
import { describe, expect, test } from 'vitest';
import { finishText } from './finish-text.ts';

const finish = (
  cms_component: TextComponent['cms_component'],
  content: TextComponent['content'],
  locale: 'fr' | 'en' = 'fr',
) => finishText({ cms_component, content }, { locale });

describe('a text of the content', () => {
  test.each(['Une<br>ligne', 'Une<br/>ligne', 'Une<BR />ligne'])('has a new line for the tag in %s', (fr) => {
    expect(finish('text', { fr })).toBe('Une\nligne');
    expect(finish('textarea', { fr })).toBe('Une\nligne');
  });

  test('of several lines keeps them', () => {
    expect(finish('textarea', { fr: 'Une\nligne' })).toBe('Une\nligne');
  });

  test('is in the other language where its own says nothing', () => {
    expect(finish('text', { fr: 'Bonjour', en: '' }, 'en')).toBe('Bonjour');
    expect(finishText(null, { locale: 'fr' })).toBe('');
  });

  test('of markup is its words alone where a plain text is wanted', () => {
    expect(finish('richtext', { fr: '<p>Un &amp; deux</p><p><strong>trois</strong></p>' })).toBe('Un & deux\ntrois');
    expect(finish('edito', { fr: '<p>Le&nbsp;prix</p>' })).toBe('Le prix');
  });

  test('keeps the halves of a postal code together', () => {
    expect(finish('textarea', { fr: 'Montréal (Québec) H2J 2K8\nA1 B2' })).toBe(
      'Montréal (Québec) H2J\u00a02K8\nA1 B2',
    );
  });

  test('that looks like markup is no markup', () => {
    expect(finish('text', { fr: '2 < 3 & <b>' })).toBe('2 < 3 & <b>');
  });
});

test('a text of many open brackets is read in a time that grows with its length', () => {
  const fr = '<a'.repeat(100_000);
  const start = performance.now();
  expect(finish('richtext', { fr })).toBe(fr);
  expect(performance.now() - start).toBeLessThan(1000);
});
