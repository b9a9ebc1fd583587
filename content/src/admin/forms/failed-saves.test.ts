// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { fileCountSentence, noteFailure, refuseNextSave, saveFailure, withSentences } from './failed-saves.ts';

const saving = (answer: Response | Error, address = '/api/media?locale=fr') => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  if (answer instanceof Error) fetch.mockRejectedValue(answer);
  else fetch.mockResolvedValue(answer);
  return withSentences(fetch, 'fr')(address, { method: 'post', body: '{}' });
};

test.each<[string, Response, RegExp]>([
  ['a proxy that is alone', new Response('<h1>502 Bad Gateway</h1>', { status: 502 }), /^Le serveur est indisponible/],
  ['a proxy that takes no such file', new Response('', { status: 413 }), /^Ce fichier est trop lourd/],
  [
    'the server',
    Response.json({ errors: [{ message: 'Le stockage ne répond pas.' }] }, { status: 503 }),
    /^Le stockage/,
  ],
])('A save that %s refuses is told in a sentence, also by the form.', async (_, answer, sentence) => {
  const { status } = answer;
  const told = await saving(answer);
  expect(told.status).toBe(status);
  expect((await told.json()).errors[0].message).toMatch(sentence);
  expect(saveFailure().reason).toMatch(sentence);
});

test('A save without an answer is told in a sentence, and forgotten by the next one.', async () => {
  const told = await saving(new TypeError('Failed to fetch'));
  expect((await told.json()).errors[0].message).toMatch(/^Le serveur n’a pas répondu/);
  expect(saveFailure().reason).toMatch(/^Le serveur n’a pas répondu/);
  await saving(Response.json({ doc: {} }, { status: 201 }));
  expect(saveFailure().reason).toBeNull();
});

test('The fields that the server refuses are noted with the reason, until the next save.', async () => {
  const field = { path: 'path', message: 'Pris' };
  const errors = [{ name: 'ValidationError', data: { errors: [field] }, message: 'Un champ est invalide.' }];
  const told = await saving(Response.json({ errors }, { status: 400 }));
  expect(await told.json()).toEqual({ errors });
  expect(saveFailure()).toEqual({ reason: 'Un champ est invalide.', fields: [field] });
  await saving(Response.json({ errors: [{ message: 'Plus tard.', data: null }] }, { status: 503 }));
  expect(saveFailure()).toEqual({ reason: 'Plus tard.', fields: [] });
});

test('A save whose file did not arrive is refused with the reason, and not sent; the next one is.', async () => {
  refuseNextSave('Le fichier n’est pas arrivé.');
  const told = await saving(Response.json({ doc: {} }, { status: 201 }));
  expect([told.status, (await told.json()).errors[0].message]).toEqual([503, 'Le fichier n’est pas arrivé.']);
  expect(saveFailure().reason).toBe('Le fichier n’est pas arrivé.');
  expect((await saving(Response.json({ doc: {} }, { status: 201 }))).status).toBe(201);
});

test('For a session that has ended the form has its own words.', async () => {
  await saving(Response.json({ errors: [{ message: 'Non autorisé.' }] }, { status: 403 }));
  expect(saveFailure().reason).toBeNull();
});

test('Calls that save no form are left as they are.', async () => {
  await expect(saving(new TypeError('Failed to fetch'), '/api/users/login')).rejects.toThrow('Failed to fetch');
});

test('Preferences that do not come are answered for: Payload would wait for them without end.', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await withSentences(fetch, 'fr')('/api/payload-preferences/collection-pages-1')).status).toBe(503);
  await expect(withSentences(fetch, 'fr')('/api/pages/1')).rejects.toThrow('Failed to fetch');
});

test('What Payload says of several files in English is said in the language of the editor, with the reason.', () => {
  noteFailure({ reason: 'Le stockage ne répond pas.' });
  expect(fileCountSentence('Failed to save 2 files', 'fr')).toBe(
    '2 fichiers n’ont pas été enregistrés. Le stockage ne répond pas.',
  );
  expect(fileCountSentence('Successfully saved 1 files', 'fr')).toBe('Un fichier est enregistré.');
  expect(fileCountSentence('La page est enregistrée.', 'fr')).toBeNull();
});
