import { expect, test } from 'vitest';
import {
  inPart,
  type Reason,
  type ReasonCode,
  readParts,
  readReason,
  reasonOf,
  reasonValues,
  storedReason,
} from './reason.ts';
import { partTexts, reasonText, reasonTexts, storedReasonText } from './reason-texts.ts';

const codes = Object.keys(reasonValues) as ReasonCode[]; // Object.keys forgets the names that the type knows.

test.each(codes)('the reason %s has a sentence in both languages, and all of its placeholders are filled', (code) => {
  const values = Object.fromEntries(reasonValues[code].map((name, index) => [name, index + 2]));
  const reason = { code, values } as Reason;
  const [fr, en] = [reasonText('fr', reason), reasonText('en', reason)];
  for (const text of [fr, en]) {
    expect(text).not.toMatch(/[{}]|undefined/);
    if (code !== 'as-written') expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
  }
  if (code === 'as-written') return;
  expect(fr).not.toBe(en);
  expect(fr).not.toMatch(/\b(the|could|list of)\b/i);
  // Technical details are for the log alone, except where nothing else says what is wrong.
  const shown = (locale: 'fr' | 'en') => [...reasonTexts[code][locale].matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(new Set(shown('fr'))).toEqual(new Set(shown('en')));
  expect(reasonValues[code]).toEqual(expect.arrayContaining(shown('fr')));
});

test('a reason says what could not be read, and its causes, in the reader’s language', () => {
  const reason = reasonOf('bad-rows', { bad: 1200, rows: 1500 }, [
    reasonOf('no-key'),
    reasonOf('not-a-date', { field: 'ListPrice' }),
  ]);
  expect(reasonText('en', inPart('keys', reason))).toBe(
    'List of listings: 1,200 of 1,500 rows cannot be read: the columns are probably not in their places. The listing has no number. The field ListPrice holds no date.',
  );
  expect(reasonText('fr', inPart('keys', reason))).toMatch(
    /^Liste des inscriptions\u00a0: 1\s200 lignes sur 1\s500 .* L’inscription n’a pas de numéro\. /,
  );
  // The sign-in is the more exact part.
  const refused = inPart('changes', inPart('sign-in', reasonOf('timeout')));
  expect(reasonText('fr', refused)).toBe('Connexion\u00a0: Le serveur n’a pas répondu à temps.');
  for (const part of readParts) expect(partTexts[part].fr).not.toBe('');
});

test('a reason is stored without words and read again; a sentence of an earlier version is shown as it is', () => {
  const reason = inPart('changes', reasonOf('server-answered', { status: 500 }));
  expect(readReason(storedReason(reason))).toEqual(reason);
  expect(storedReasonText('fr', storedReason(reason))).toBe(
    'Changements\u00a0: Le serveur a répondu par l’erreur 500.',
  );
  for (const text of [
    'invalid byte sequence',
    '{"code":"unheard-of","values":{}}',
    '{"code":"list-count","values":{}}',
  ])
    expect(storedReasonText('fr', text)).toBe(text);
  expect(storedReasonText('fr', null)).toBe('');
});

test('a value that a database refuses or that is too long is cut', () => {
  const { values } = reasonOf('xml-malformed', { detail: `\u0000${'x'.repeat(5000)}` });
  expect(values).toEqual({ detail: 'x'.repeat(300) });
});
