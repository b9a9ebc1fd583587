import { expect, test } from 'vitest';
import { contactHref } from './contact-href.ts';

test('an e-mail address opens the mail program', () => {
  expect(contactHref('camille@example.ca')).toBe('mailto:camille@example.ca');
  expect(contactHref('a?bcc=b@example.ca')).toBe('mailto:a%3Fbcc%3Db@example.ca');
});

test('a phone number is dialled, with its extension', () => {
  const numbers = ['514 555-0101', '(514)\u00a0555-0101', '+1 514.555.0101', '514 555-0101, poste 210'];
  expect(numbers.map(contactHref)).toEqual([...Array(3).fill('tel:+15145550101'), 'tel:+15145550101;ext=210']);
});

test('any other line is plain text', () => {
  const lines = [
    'Français, anglais',
    '4260, rue Saint-Denis\nMontréal\u2002H2J 2K8',
    'javascript:alert(1)@x',
    '2026-11-22',
  ];
  expect(lines.map(contactHref)).toEqual([null, null, null, null]);
});

test('a long line is read in a time that grows with its length', () => {
  const start = performance.now();
  expect(contactHref(`a@${'.'.repeat(100_000)}@`)).toBeNull();
  expect(performance.now() - start).toBeLessThan(1000);
});
