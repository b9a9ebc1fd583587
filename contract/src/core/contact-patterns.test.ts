import { expect, test } from 'vitest';
import { phoneLink, readPhone } from './contact-patterns.ts';

test.each([
  ['(514) 555-0123', '+15145550123', '', 'tel:+15145550123'],
  ['(514) 5550123', '+15145550123', '', 'tel:+15145550123'],
  ['(514) 555-0123 poste 204', '+15145550123', '204', 'tel:+15145550123;ext=204'],
  ['(514) 555-0123 ext. 204', '+15145550123', '204', 'tel:+15145550123;ext=204'],
  ['(514) 555-0123 #204', '+15145550123', '204', 'tel:+15145550123;ext=204'],
  ['(514) 555-0123 x204', '+15145550123', '204', 'tel:+15145550123;ext=204'],
  ['+33 6 12 34 56 78', '+33612345678', '', 'tel:+33612345678'],
  ['+442079460958 Poste 12', '+442079460958', '12', 'tel:+442079460958;ext=12'],
])('%s is the phone number %s, extension “%s”', (text, e164, extension, link) => {
  expect(readPhone(text)).toEqual({ e164, extension });
  expect(phoneLink(text)).toBe(link);
});

test.each([
  '',
  '12',
  '514 555 0134',
  '(514) 555-01234',
  '(514) 555-0123 poste',
  '+33 6',
  '+1234567890123456',
  '+0 123 456 789',
])('“%s” is no phone number', (text) => {
  expect(readPhone(text)).toBeNull();
  expect(phoneLink(text)).toBeNull();
});

test('a text message has no extension', () => {
  expect(phoneLink('(514) 555-0123 poste 204', 'sms')).toBe('sms:+15145550123');
});
