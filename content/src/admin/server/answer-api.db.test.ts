import { APIError } from 'payload';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type StaffApi, startStaffApi, uploadForm } from '../../../test/staff-api.ts';
import { answerErrors } from '../../collections/answer-errors.ts';
import { payloadLogger } from '../../payload/payload-logger.ts';
import { answerApi } from './answer-api.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_api');
});
afterAll(() => api.stop());

const answerOf = async (...call: Parameters<StaffApi['call']>) => {
  const { status, body } = await api.call(...call);
  return { status, message: body.errors?.[0]?.message };
};

const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
const tooDeep = 'Le contenu est imbriqué sur plus de 200 niveaux. Simplifiez-le.';
const tooLarge =
  'L’envoi dépasse 4 Mo sans ses fichiers. Raccourcissez les textes ou répartissez le contenu sur plusieurs pages.';
const tooLong = 'Un des textes dépasse 100 000 caractères. Raccourcissez-le.';

describe('A body of ten thousand levels is refused in plain words', () => {
  test.each([
    ['pages', deep],
    ['pages?draft=true', `{"title":${deep}}`],
    ['payload-locked-documents', `{"document":${deep}}`],
    ['payload-preferences/list', `{"value":${deep}}`],
    ['globals/account-settings', `{"second_factor_required":${deep}}`],
    ['users/login', `{"email":${deep}}`],
    ['redirects/import', deep],
  ])('by POST /%s', async (path, text) => {
    expect(await answerOf('admin', path, { text })).toEqual({ status: 400, message: tooDeep });
  });

  test.each(['pages', 'globals/account-settings'])('in a form for /%s', async (path) => {
    const form = new FormData();
    form.set('_payload', `{"title":${deep}}`);
    expect(await answerOf('admin', path, { method: 'POST', form })).toEqual({ status: 400, message: tooDeep });
  });
});

describe('Text', () => {
  const page = (title: string) => ({ site: api.sites.a, title, path: '/fr/long', access: 'public' });

  test('of ten million characters is refused, also in a draft', async () => {
    const json = page('a'.repeat(10_000_000));
    expect(await answerOf('admin', 'pages?draft=true', { json })).toEqual({ status: 413, message: tooLarge });
    const form = new FormData();
    form.set('_payload', JSON.stringify(json));
    expect(await answerOf('admin', 'pages?draft=true', { method: 'POST', form })).toEqual({
      status: 413,
      message: tooLarge,
    });
  });

  test('in the body of a stream without a length is read up to the limit alone', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const request = new Request('http://localhost:3003/api/pages', {
      ...{ method: 'POST', body, duplex: 'half' },
    });
    const answer = await answerApi({ config: api.payload.config, payloadInstanceCacheKey: 'content_api', request });
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(10);
  });

  test('of one field has a limit of its own, also in a draft', async () => {
    const long = { json: page('a'.repeat(100_001)) };
    expect(await answerOf('editorOfA', 'pages?draft=true', long)).toEqual({ status: 400, message: tooLong });
    const allowed = { json: page('a'.repeat(100_000)) };
    expect((await api.call('editorOfA', 'pages?draft=true', allowed)).status).toBe(201);
  });

  test('beside a file is limited, and the file is not', async () => {
    const file = new Blob([new Uint8Array(5 * 1024 * 1024)]);
    const fields = { site: api.sites.a, alt: 'a'.repeat(100_001) };
    const refused = await answerOf('editorOfA', 'media', { method: 'POST', form: uploadForm(file, 'a.png', fields) });
    expect(refused).toEqual({ status: 400, message: tooLong });
  });
});

describe('Malformed JSON is refused', () => {
  const message = 'La requête n’est pas du JSON valide.';

  test('in a body', async () => {
    expect(await answerOf('admin', 'pages', { text: '{' })).toEqual({ status: 400, message });
  });

  test('in a POST that stands for a GET', async () => {
    const headers = { 'x-payload-http-method-override': 'GET' };
    expect(await answerOf('admin', 'pages', { text: '{', headers })).toEqual({ status: 400, message });
  });
});

test.each(['__proto__', 'constructor', 'toString'])('A block of the type %s is refused with 400', async (blockType) => {
  const json = { site: api.sites.a, title: 'Page', blocks: [{ blockType }] };
  expect((await api.call('editorOfA', 'pages?draft=true', { json })).status).toBe(400);
});

test('An address without an endpoint is answered with 404', async () => {
  expect((await api.call('anonymous', 'og')).status).toBe(404);
});

/** Returns the error without a class name, as the admin's build produces it by minifying class names. */
const nameless = <E extends Error>(error: E): E => Object.assign(error, { name: '' });

/** Calls an endpoint that throws the given error. */
async function thrown(error: Error, language: string) {
  api.payload.config.endpoints.push({
    path: '/throws',
    method: 'get',
    handler: () => {
      throw error;
    },
  });
  try {
    return await answerOf('anonymous', 'throws', { headers: { 'accept-language': language } });
  } finally {
    api.payload.config.endpoints.pop();
  }
}

describe('An error whose class has no name', () => {
  test.each([400, 403, 429])('keeps its message with the status %i', async (status) => {
    const error = nameless(new APIError('Trop de tentatives.', status, undefined, true));
    expect(await thrown(error, 'fr')).toEqual({ status, message: 'Trop de tentatives.' });
  });

  test.each([
    ['fr', 'Une erreur est survenue de notre côté. Réessayez dans un moment.'],
    ['en', 'Something went wrong on our side. Try again in a moment.'],
  ])('shows nothing of itself in %s when it is a fault of the server', async (language, message) => {
    expect(await thrown(nameless(new Error('secret')), language)).toEqual({ status: 500, message });
    expect(await thrown(nameless(new APIError('secret', 400, undefined, false)), language)).toEqual({
      status: 400,
      message,
    });
  });
});

test('The errors of every endpoint are answered in one place', () => {
  expect(api.payload.config.hooks.afterError).toEqual([answerErrors]);
});

test('A refused request is logged with the right that it lacked, and without what it sent', async () => {
  const lines: string[] = [];
  const { logger } = api.payload;
  api.payload.logger = payloadLogger('admin', 'info', { write: (line) => void lines.push(line) });
  onTestFinished(() => {
    api.payload.logger = logger;
  });
  await api.call('editorOfA', 'redirects?q=canari', { json: { site: api.sites.b, source: '/canari' } });
  await api.call('editorOfA', 'audit-log');
  await api.call('anonymous', 'pages', { json: { title: 'canari' } });
  const refusals = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'A request was refused');
  const editor = { user: api.users.editorOfA, role: 'editor', status: 403 };
  expect(refusals).toMatchObject([
    { ...editor, missing: 'the right to POST redirects' },
    { ...editor, missing: 'the right to GET audit-log' },
    { user: null, status: 403, missing: 'a session' },
  ]);
  expect(lines.join()).not.toMatch(/canari/);
});
