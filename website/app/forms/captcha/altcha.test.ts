import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAltcha } from './altcha.ts';

/** Responses of the challenge endpoint and the worker, which each test sets. */
let challenge: () => Promise<Response>;
let work: (worker: FakeWorker) => void;
const asked = vi.fn();
const terminated = vi.fn();

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  terminate = terminated;
  postMessage() {
    queueMicrotask(() => work(this));
  }
}

const solved = { counter: 7, derivedKey: '0a' };
const right = async () => Response.json({ parameters: { nonce: `${asked.mock.calls.length}` }, signature: 'ef' });

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
  terminated.mockClear();
  challenge = right;
  work = (worker) => worker.onmessage?.({ data: solved });
  vi.stubGlobal('fetch', (path: string) => {
    asked(path);
    return challenge();
  });
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const read = (response: string) => JSON.parse(atob(response));

describe('ALTCHA', () => {
  test('sends the challenge back as it came, with what the worker found', async () => {
    expect(read(await openAltcha().answer())).toEqual({
      challenge: { parameters: { nonce: '1' }, signature: 'ef' },
      solution: solved,
    });
    expect(terminated).toHaveBeenCalledOnce();
  });

  test('works once for who begins to write, however often they do', async () => {
    const captcha = openAltcha();
    captcha.prepare();
    captcha.prepare();
    await captcha.answer();
    expect(asked).toHaveBeenCalledOnce();
  });

  test('gives each answer once, as core takes it once', async () => {
    const captcha = openAltcha();
    expect(read(await captcha.answer()).challenge.parameters.nonce).toBe('1');
    expect(read(await captcha.answer()).challenge.parameters.nonce).toBe('2');
  });

  test('begins anew for who took longer to write than a challenge lasts', async () => {
    const captcha = openAltcha();
    captcha.prepare();
    await vi.advanceTimersByTimeAsync(26 * 60_000);
    expect(read(await captcha.answer()).challenge.parameters.nonce).toBe('2');
  });
});

describe('an ALTCHA that misbehaves', () => {
  test('has no challenge while the visitor writes: it is asked for again when they send', async () => {
    challenge = async () => new Response('', { status: 503 });
    const captcha = openAltcha();
    captcha.prepare();
    await vi.advanceTimersByTimeAsync(10);
    challenge = right;
    expect(read(await captcha.answer()).solution).toEqual(solved);
  });

  test.each<[string, () => Promise<Response>, string]>([
    ['refuses the challenge', async () => new Response('', { status: 503 }), 'was answered 503'],
    ['sends nonsense', async () => new Response('<html>'), 'JSON'],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ])('%s: so does the captcha, and the next try may succeed', async (_, misbehaves, message) => {
    challenge = misbehaves;
    const captcha = openAltcha();
    await expect(captcha.answer()).rejects.toThrow(message);
    challenge = right;
    expect(read(await captcha.answer()).solution).toEqual(solved);
  });

  test('never sends the challenge: the form waits fifteen seconds', async () => {
    challenge = () => new Promise(() => undefined);
    const failure = expect(openAltcha().answer()).rejects.toThrow('did not come');
    await vi.advanceTimersByTimeAsync(15_000);
    await failure;
  });

  test.each<[string, (worker: FakeWorker) => void, string]>([
    ['has a worker that does not start', (worker) => worker.onerror?.(), 'did not start'],
    ['finds no solution', (worker) => worker.onmessage?.({ data: null }), 'could not be solved'],
    ['fails at work', (worker) => worker.onmessage?.({ data: { error: 'x' } }), 'could not be solved'],
  ])('%s: the captcha throws, and no worker is left', async (_, misbehaves, message) => {
    work = misbehaves;
    await expect(openAltcha().answer()).rejects.toThrow(message);
    expect(terminated).toHaveBeenCalledOnce();
  });

  test('works for ever: it is stopped after a minute', async () => {
    work = () => undefined;
    const failure = expect(openAltcha().answer()).rejects.toThrow('in time');
    await vi.advanceTimersByTimeAsync(60_000);
    await failure;
    expect(terminated).toHaveBeenCalledOnce();
  });
});
