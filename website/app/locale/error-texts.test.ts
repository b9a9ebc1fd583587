import { describe, expect, test } from 'vitest';
import { textsOf } from './define-texts.ts';
import { errorTexts } from './error-texts.ts';

const [fr, en] = [textsOf(errorTexts, 'fr'), textsOf(errorTexts, 'en')];

describe('the text of an error', () => {
  test.each([
    [403, 'Sorry, a permissions error has occurred. Please refresh the page or try again later.'],
    [404, 'Sorry, the page you are looking for could not be found.'],
    [
      500,
      'Sorry, a server error has occurred on our site. We are working to resolve the issue as quickly as possible. Please try again later.',
    ],
  ])('says of %i what every site says', (status, message) => {
    expect(en.messageOf(status)).toBe(message);
  });

  test('names the status in the title, but for a site under maintenance', () => {
    expect([403, 404, 418, 500].map(en.titleOf)).toEqual(['403 error', '404 error', '418 error', '500 error']);
    expect(fr.titleOf(404)).toBe('Erreur 404');
    expect([fr.titleOf(503), en.titleOf(503)]).toEqual(['Site en maintenance', 'Site under maintenance']);
    expect(en.messageOf(503)).toMatch(/sorry/);
    expect(fr.messageOf(503)).toMatch(/désolés/);
  });

  test('blames the server for its own errors alone', () => {
    expect(en.messageOf(502)).toBe(en.messageOf(500));
    expect(en.messageOf(405)).toMatch(/request could not be processed/);
  });
});
