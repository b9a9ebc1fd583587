import { expect, test } from 'vitest';
import { findPasswordWeakness } from './password-weakness.ts';

const owner = { email: 'marie.tremblay@example.ca', name: 'Marie-Ève Tremblay' };

test.each(['', 'abc', 'abcd', 'onze lettre', '👩‍👩‍👧‍👦'.repeat(11), 'e\u0301'.repeat(11)])(
  '%j is too short',
  async (password) => {
    expect(await findPasswordWeakness(password, owner)).toBe('short');
  },
);

test.each([
  'cheval agrafe pile',
  'un-mot-de-passe-sur',
  'zfgh kqxw pv',
  'été à Gaspé…',
  '👩‍👩‍👧‍👦 aime 🍁 et 🦫 bien',
  '483920175836',
  'MarieBoit3Cafés',
  'x'.repeat(3) + 'agrafe '.repeat(3) + 'cheval '.repeat(20),
])('%j is accepted, whatever its kinds of characters', async (password) => {
  expect(await findPasswordWeakness(password, owner)).toBeNull();
});

test('A password has at most 200 characters', async () => {
  const text = Array.from({ length: 50 }, (_, index) => `${1000 + index * 7}`).join('');
  expect(await findPasswordWeakness(text, owner)).toBeNull();
  expect(await findPasswordWeakness(`${text}!`, owner)).toBe('long');
  expect(await findPasswordWeakness('e\u0301'.repeat(1_000_000), owner)).toBe('long');
});

test.each([
  'administrator',
  'PasswordPassword',
  'password1234',
  'Password2026!',
  '123456789012',
  '1234567890123',
  'qwertyuiopas',
  'MotDePasse1234',
  'Mot-de-Passe!',
  'azertyuiop12',
  'aaaaaaaaaaaa',
  'abcabcabcabca',
  'zyxwvutsrqponm',
  'ｐａｓｓｗｏｒｄ１２３４',
])('%j is too common', async (password) => {
  expect(await findPasswordWeakness(password, owner)).toBe('common');
});

test.each([
  'Marie.Tremblay@Example.CA',
  'marietremblay1',
  'marie eve tremblay',
  'MARIE-ÈVE-TREMBLAY!',
  'Tremblay2026',
  'vitrine12345',
])('%j is too close to its owner', async (password) => {
  expect(await findPasswordWeakness(password, owner)).toBe('personal');
});

test('A password is compared with what is known of its owner', async () => {
  expect(await findPasswordWeakness('quimperlaux2026', {})).toBeNull();
  expect(await findPasswordWeakness('quimperlaux2026', { email: 'x@example.ca', name: null })).toBeNull();
  expect(await findPasswordWeakness('quimperlaux2026', { name: 'Quimperlaux' })).toBe('personal');
});
