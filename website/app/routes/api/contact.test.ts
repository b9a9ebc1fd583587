import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contactSubmission, fieldErrors, formTypes } from '@vitrine/contract/core/contact.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { generatedRuns } from '../../../../scripts/tests/generated-runs.ts';
import { wholeAnswer } from '../../answer.ts';
import { origin, setTestSite, visitorContext } from './test-site.ts';

/**
 * Behaviours of the fake core, which the captcha's answer selects. Retries of an unreachable core are tested in `send-with-retries.test.ts`.
 */
const behaviours = ['valid', 'valid', 'valid', 'busy', 'broken', 'not JSON'] as const;
type Behaviour = (typeof behaviours)[number];

/** True for each accepted message, by the mark that it carries. */
const isAccepted = new Map<string, boolean>();
/** Forms as core got them. */
const received: FormData[] = [];

/** Validates as core does, or misbehaves. */
const core = createServer(async (request, response) => {
  const form = await readForm(request);
  received.push(form);
  const behaviour = String(form.get('recaptcha_response'));
  const answer = (status: number, body: string) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
  if (form.get('without_captcha') === 'true') return answer(200, '{"status":"success","id":"1"}');
  if (behaviour === 'busy') return answer(429, '{"detail":"Revenez <b>plus tard</b>."}');
  if (behaviour === 'broken') return answer(500, '{"detail":"select * from lead"}');
  if (behaviour === 'not JSON') return answer(200, '<!doctype html>');
  const result = contactSubmission.safeParse(Object.fromEntries(form));
  isAccepted.set(String(form.get('mark')), result.success);
  if (result.success) return answer(200, '{"status":"success","id":"1"}');
  return answer(422, JSON.stringify({ errors: fieldErrors(result.error) }));
});

async function readForm(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(new Uint8Array(Buffer.concat(chunks)), { headers }).formData();
}

let post: typeof import('./contact.ts').post;

beforeAll(async () => {
  core.listen(0, '127.0.0.1');
  await once(core, 'listening');
  const { port } = core.address() as AddressInfo; // it listens on TCP
  await setTestSite(`http://127.0.0.1:${port}`);
  ({ post } = await import('./contact.ts'));
});
afterAll(() => {
  core.closeAllConnections();
  core.close();
});

async function send(
  body: BodyInit | null,
  headers: Record<string, string> = {},
  query = '?locale=fr',
): Promise<Response> {
  const request = new Request(`${origin}/api/contact${query}`, { method: 'POST', headers, body });
  const call = { request, url: new URL(request.url), isDocument: true, params: {}, context: visitorContext };
  return wholeAnswer(await post(call)).response;
}

const validFields: Readonly<Record<string, string>> = {
  first_name: 'Léa',
  last_name: 'Roy',
  email: 'lea@example.ca',
  phone: '(514) 555-0123',
  message: 'Bonjour',
  address: '1, rue Un',
  postal_code: 'G1R 4S9',
  city: 'Québec',
  municipality: 'Québec, Lévis',
};

/** Fields of a form, and an unknown one. */
const names = [
  ...Object.keys(validFields),
  ...['locale', 'source_page', 'variant', 'consent_text', 'recipient_type', 'recipient_slug', 'uls', 'full_name'],
  ...['budget_min', 'nb_bedrooms', 'living_area', 'reason_for_sale', '__proto__', 'constructor'],
];

const hostile = [
  '<script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  'x\r\nBcc: everybody@example.ca',
  'x\nContent-Type: text/html\n\n<b>',
  '\u0000\u0001\u001b[31m',
  '\ud800 a lone surrogate',
  '\u202e right to left',
  "'); drop table lead; --",
  '{{7*7}} #{7*7} %s %00',
  'javascript:alert(1)//fr/x',
  '\\/fr/evil.example',
  '👩‍👩‍👧‍👦'.repeat(40),
  'x'.repeat(12_000),
];

const value = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...hostile) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constant(new File(['MZ'], 'a"\r\nb.exe')) },
);

interface Submission {
  wrong: [string, string | File][];
  missing: string[];
  behaviour: Behaviour;
  from: string | null;
  accept: string;
  query: string;
  isPlain: boolean;
}

const submission: fc.Arbitrary<Submission> = fc.record({
  wrong: fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 4 }),
  missing: fc.array(fc.constantFrom(...names), { maxLength: 2 }),
  behaviour: fc.constantFrom(...behaviours),
  from: fc.constantFrom(origin, origin, origin, null, 'null', 'https://evil.test', 'http://www.maison.test'),
  accept: fc.constantFrom('application/json', 'text/html,*/*', '*/*', ''),
  query: fc.constantFrom('?locale=fr', '?locale=en', '?locale=xx', ''),
  isPlain: fc.boolean(),
});

let marks = 0;

/** Sends a form and returns the answer with its input. */
async function sent(formType: string, { wrong, missing, behaviour, from, accept, query, isPlain }: Submission) {
  const form = new FormData();
  const mark = String(marks++);
  for (const [name, text] of Object.entries(validFields)) if (!missing.includes(name)) form.set(name, text);
  for (const [name, text] of wrong) form.set(name, text);
  form.set('form_type', formType);
  form.set('recaptcha_response', behaviour);
  form.set('mark', mark);
  const body = isPlain
    ? new URLSearchParams([...form].map(([name, text]) => [name, typeof text === 'string' ? text : text.name]))
    : form;
  const answer = await send(body, { accept, ...(from !== null && { origin: from }) }, query);
  const isSameSite = from === null || from === origin;
  return {
    mark,
    behaviour,
    isSameSite,
    isPage: accept.includes('text/html') && isSameSite,
    answer,
    text: await answer.text(),
  };
}

const statusOf = (behaviour: Behaviour, isTaken: boolean | undefined): number => {
  if (behaviour === 'valid') return isTaken ? 200 : 422;
  return { busy: 429, broken: 503, 'not JSON': 502 }[behaviour];
};

describe.each(formTypes)('generated submissions of a %s, whatever they hold', (formType) => {
  test('are each taken, refused or sent back, and none breaks anything', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(submission, async (given) => {
        const { mark, behaviour, isSameSite, isPage, answer, text } = await sent(formType, given);
        // A form of another site never reaches core.
        expect(answer.status).toBe(isSameSite ? statusOf(behaviour, isAccepted.get(mark)) : 403);
        if (!isSameSite) expect(isAccepted.has(mark)).toBe(false);
        expect(text).not.toContain('select *');
        if (isPage) expect(text).not.toMatch(/<script|<img|<b>|href="(javascript|\\)/);
        else expect(() => JSON.parse(text)).not.toThrow();
        expect(answer.headers.get('content-type')).toMatch(isPage ? 'text/html' : 'json');
      }),
      { numRuns: generatedRuns(5000) },
    );
  });
});

test.each([
  ['nothing', null, {}],
  ['JSON', '{"form_type":"contact_form"}', { 'content-type': 'application/json' }],
  ['a form without its boundary', 'x', { 'content-type': 'multipart/form-data' }],
  ['a form that breaks off', '--x\r\nContent-Dis', { 'content-type': 'multipart/form-data; boundary=x' }],
])('%s is no form: 422', async (_, body, headers) => {
  expect((await send(body, headers)).status).toBe(422);
});

describe('a contact form without JavaScript', () => {
  beforeEach(() => {
    received.length = 0;
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const browser = { accept: 'text/html', origin };
  const formOf = (given: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, text] of Object.entries({ ...validFields, form_type: 'contact_form', ...given }))
      form.set(name, text);
    return form;
  };
  /** Sends the form and returns the proof on the page for review. */
  const review = async (given: Record<string, string> = {}) => {
    const html = await (await send(formOf(given), browser)).text();
    return { html, proof: /name="reviewed" value="([^"]+)"/.exec(html)?.[1] ?? '' };
  };
  const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

  test('is shown for review, and then held for staff', async () => {
    const { html, proof } = await review({ phone: '514 555 0123' });
    expect(html).toContain('Une dernière étape');
    expect(html).toContain('(514) 555-0123');
    expect(received).toEqual([]);
    wait(3000);
    const answer = await send(formOf({ reviewed: proof }), browser);
    expect(await answer.text()).toContain('Message reçu');
    expect(received.map((form) => form.get('without_captcha'))).toEqual(['true']);
  });

  test.each([
    ['at once', 2999, (proof: string) => proof],
    ['after more than a day', 86_400_001, (proof: string) => proof],
    ['with a proof of its own', 5000, (proof: string) => proof.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
  ])('is not taken %s', async (_, ms, change) => {
    const { proof } = await review();
    wait(ms);
    const answer = await send(formOf({ reviewed: change(proof) }), browser);
    expect(await answer.text()).toContain('Une dernière étape');
    expect(received).toEqual([]);
  });

  test('keeps the times that are proposed for a visit, and repeats them for review', async () => {
    const form = formOf();
    form.append('visit_time', '2026-11-28T13:00');
    form.append('visit_day_3', '2026-11-30');
    form.append('visit_part_3', 'morning');
    const html = await (await send(form, browser)).text();
    expect(html.replaceAll('\u00a0', ' ')).toContain(
      'Visite souhaitée : samedi 28 novembre, vers 13 h · lundi 30 novembre, en avant-midi',
    );
    const proof = /name="reviewed" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const visit_times = /name="visit_times" value="([^"]+)"/.exec(html)?.[1] ?? '';
    wait(3000);
    await send(formOf({ reviewed: proof, visit_times }), browser);
    expect(received.map((sent) => sent.get('visit_times'))).toEqual(['2026-11-28T13:00,2026-11-30/morning']);
  });

  test('that a program has filled in is dropped, and the program learns nothing', async () => {
    const answer = await send(formOf({ reference: 'https://spam.test' }), browser);
    expect(await answer.text()).toContain('Message reçu');
    expect(received).toEqual([]);
  });

  test('shows what is wrong before it is sent', async () => {
    const answer = await send(formOf({ email: 'lea' }), browser);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Le courriel n’est pas valide');
    expect(received).toEqual([]);
  });

  test('is the one way without a captcha: what a script or a form says of it itself does not count', async () => {
    await send(formOf({ without_captcha: 'true' }), { accept: 'application/json', origin });
    expect(received.map((form) => form.has('without_captcha'))).toEqual([false]);
  });
});
