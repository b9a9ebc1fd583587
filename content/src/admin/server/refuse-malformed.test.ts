import { expect, test } from 'vitest';
import { refusalOf } from './refuse-malformed.ts';

test.each(['/admin/%c3%28', '/api/%zz', '/api/%ff%fe', '/admin/leads/%', '/api/media/file/%ed%a0%80', '/admin/%00'])(
  '%s is refused with 400',
  (path) => {
    expect(refusalOf('GET', path)).toBe(400);
  },
);

test.each(['/api/constructor', '/api/__proto__', '/api/pages/%63onstructor'])('%s is refused with 404', (path) => {
  expect(refusalOf('GET', path)).toBe(404);
});

test('a method that nothing serves is refused with 405', () => {
  expect(refusalOf('TRACE', '/api/users/login')).toBe(405);
});

test.each(['/admin', '/admin/collections/pages', '/api/media/file/%C3%A9t%C3%A9.png', '/_next/static/a%5Bb%5D.js'])(
  '%s is served',
  (path) => {
    expect(refusalOf('GET', path)).toBeNull();
  },
);
