import type { ClientField } from 'payload';
import { expect, test } from 'vitest';
import { refusedFields } from './refused-fields.ts';

const pathsOf = (state: Parameters<typeof refusedFields>[0]) =>
  refusedFields(state, [], { fields: [], blocks: {}, locale: 'fr' }, 'fr').map(({ path }) => path);

test('wrong fields are listed, and not the lists around them, which have no message', () => {
  expect(
    pathsOf({
      title: { valid: true },
      blocks: { valid: false },
      'blocks.0.title': { valid: false, errorMessage: 'Obligatoire' },
      'blocks.1.link': { valid: false, errorMessage: 'Adresse', passesCondition: false },
    }),
  ).toEqual(['blocks.0.title']);
});

test('a list that is wrong itself is listed beside its wrong fields, and one without a message when it has none', () => {
  expect(
    pathsOf({
      blocks: { valid: false, errorMessage: 'Au moins deux' },
      'blocks.0.title': { valid: false, errorMessage: 'Obligatoire' },
      tags: { valid: false },
    }),
  ).toEqual(['blocks', 'blocks.0.title', 'tags']);
});

test('the wrong fields of the other language come last, each with its language', () => {
  const text = (name: string, localized: boolean) => ({ type: 'text', name, label: { fr: name, en: name }, localized });
  // The form reads only these members of the client's configuration.
  const fields = [text('path', true), text('access', false)] as ClientField[];
  const wrong = { valid: false, errorMessage: 'Non' };
  const others = [{ path: 'path', locale: 'en', message: 'Pris' } as const];
  const form = { fields, blocks: {}, locale: 'fr' } as const;
  const found = refusedFields({ 'path@en': wrong, path: wrong, access: wrong }, others, form, 'fr');
  expect(found.map(({ path, message, locale }) => [path, message, locale])).toEqual([
    ['path', 'Non', 'fr'],
    ['access', 'Non', null],
    ['path', 'Pris', 'en'],
  ]);
});
