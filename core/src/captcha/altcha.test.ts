import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, expect, test } from 'vitest';
import { createAltchaChallenge, verifyAltcha } from './altcha.ts';

const hmacKey = 'a-key-for-tests';

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function solve(micrositeId: string, now: Date) {
  const challenge = await createAltchaChallenge(micrositeId, hmacKey, now);
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

let solved: Awaited<ReturnType<typeof solve>>;
beforeAll(async () => {
  solved = await solve('m-1', new Date());
});

test('a solved challenge passes and names the challenge that it uses up', async () => {
  expect(await verifyAltcha(encode(solved), 'm-1', hmacKey)).toMatchObject({
    kind: 'passed',
    challenge: { nonce: solved.challenge.parameters.nonce },
  });
});

test('a challenge of another site fails', async () => {
  expect(await verifyAltcha(encode(solved), 'm-2', hmacKey)).toMatchObject({ kind: 'failed' });
});

test('a challenge signed with another key fails', async () => {
  expect(await verifyAltcha(encode(solved), 'm-1', 'another-key')).toMatchObject({ kind: 'failed' });
});

test('a challenge made easier fails', async () => {
  const { challenge, solution } = solved;
  const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } };
  expect(await verifyAltcha(encode({ challenge: easier, solution }), 'm-1', hmacKey)).toMatchObject({ kind: 'failed' });
});

test('a wrong solution fails', async () => {
  const wrong = { ...solved, solution: { ...solved.solution, derivedKey: '00'.repeat(32) } };
  expect(await verifyAltcha(encode(wrong), 'm-1', hmacKey)).toMatchObject({ kind: 'failed' });
});

test('an old challenge fails', async () => {
  const old = await solve('m-1', new Date(Date.now() - 31 * 60_000));
  expect(await verifyAltcha(encode(old), 'm-1', hmacKey)).toEqual({ kind: 'failed', reason: 'expired' });
});

test('nonsense fails before any key is derived', async () => {
  for (const nonsense of ['x', encode(null), encode({ challenge: {} }), encode([1])]) {
    expect(await verifyAltcha(nonsense, 'm-1', hmacKey)).toEqual({ kind: 'failed', reason: 'not an ALTCHA payload' });
  }
});
