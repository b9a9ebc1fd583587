import { expect, test } from 'vitest';
import type { RequestContext } from '../request-context.ts';
import { get } from './locale-redirect.ts';

function visitRoot(visitor: Partial<RequestContext>, acceptLanguage = 'en') {
  const url = new URL(`${visitor.origin ?? 'http://localhost'}/?utm_source=a`);
  const base = {
    requestId: 'id',
    hostname: 'localhost',
    origin: url.origin,
    clientIp: '1.2.3.4',
    localeCookie: undefined,
  };
  const context = { ...base, ...visitor };
  const request = new Request(url, { headers: { 'accept-language': acceptLanguage } });
  const { headers } = get({ url, request, isDocument: true, context, params: {} });
  return { location: headers.get('location'), cookies: headers.getSetCookie() };
}

test('The redirect remembers its language in the cookie.', () => {
  expect(visitRoot({})).toEqual({
    location: '/en?utm_source=a',
    cookies: ['i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax'],
  });
});

test('The cookie that a visitor brings decides, and is not sent again.', () => {
  expect(visitRoot({ localeCookie: 'fr' })).toEqual({ location: '/fr?utm_source=a', cookies: [] });
});

test('Over https the cookie is for https alone.', () => {
  expect(visitRoot({ origin: 'https://a.example' }).cookies[0]).toMatch(/; Secure$/);
});
