// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { expectConsole } from '../../../scripts/tests/console-guard.ts';
import { rememberVisitorInfo, visitorInfo } from './visitor-info.ts';

beforeEach(() => sessionStorage.clear());

test('nothing is known of a new visitor', () => {
  expect(visitorInfo()).toEqual({ firstname: '', lastname: '', email: '', phone: '' });
});

test('what one form was told, the next one knows', () => {
  rememberVisitorInfo('firstname', 'Léa');
  rememberVisitorInfo('email', 'lea@example.ca');
  expect(visitorInfo()).toEqual({ firstname: 'Léa', lastname: '', email: 'lea@example.ca', phone: '' });
});

test('an unknown field is warned of and not kept', () => {
  expectConsole('warn', 'Unknown contact info key: __proto__');
  rememberVisitorInfo('__proto__', 'x');
  expect(visitorInfo()).toEqual({ firstname: '', lastname: '', email: '', phone: '' });
});

test('a storage that holds nonsense counts as empty', () => {
  sessionStorage.setItem('vitrine.visitor', '{"firstname": 4, "lastname"');
  expect(visitorInfo().firstname).toBe('');
});
