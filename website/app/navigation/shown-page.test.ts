import { expect, test, vi } from 'vitest';
import { placeOf } from './place.ts';
import { createShownPage, type Shown } from './shown-page.ts';

const at = (key: string, arrival: Shown<string>['arrival'] = 'push'): Shown<string> => ({
  place: placeOf(new URL('http://site.test/fr'), key),
  arrival,
  content: `page ${key}`,
  keepsScroll: false,
});

test('the last ten pages that were left are kept, and older ones are forgotten', () => {
  const page = createShownPage(at('0', 'load'));
  for (let key = 1; key <= 11; key++) page.show(at(String(key)));
  expect(page.leftContent('0')).toBeUndefined();
  expect(page.leftContent('1')).toBe('page 1');
  expect(page.leftContent('10')).toBe('page 10');
});

test('an entry that is replaced is not kept, and is not named as left', () => {
  const beforeShow = vi.fn();
  const page = createShownPage(at('a', 'load'), beforeShow);
  page.show(at('b', 'replace'));
  expect([page.leftContent('a'), beforeShow.mock.calls]).toEqual([undefined, []]);
  page.show(at('c'));
  expect([page.leftContent('b'), beforeShow.mock.calls]).toEqual(['page b', [['b']]]);
});

test('listeners are called for every page that is shown, until they end', () => {
  const listener = vi.fn();
  const page = createShownPage(at('a', 'load'));
  const end = page.subscribe(listener);
  page.show(at('b'));
  end();
  page.show(at('c'));
  expect(listener).toHaveBeenCalledOnce();
});
