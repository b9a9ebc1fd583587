import { expect, test } from 'vitest';
import { auditFieldName, auditValue } from './audit-field-names.ts';

test('the date of a planned publication has a name and is written as the admin writes dates', () => {
  expect(auditFieldName('publish_at', 'fr')).toBe('Publication prévue');
  expect(auditFieldName('unpublish_at', 'en')).toBe('Planned removal from the site');
  expect(auditValue('2099-05-01T13:00:00.000Z', 'fr').replaceAll('\u00a0', ' ')).toBe('1ᵉʳ mai 2099 à 9 h');
  expect(auditValue('2099-05-01T13:30:00Z', 'en').replaceAll('\u00a0', ' ')).toBe('May 1, 2099 at 9:30 a.m.');
});

test('any other value stays as it is', () => {
  expect(auditValue('example.com', 'fr')).toBe('example.com');
  expect(auditValue('2099-05-01', 'fr')).toBe('2099-05-01');
});
