import { expect, test } from 'vitest';
import { redirectCandidates, redirectSource } from './redirect-source.ts';

test.each([
  ['/Nos-Courtiers/', '/nos-courtiers'],
  ['nos-courtiers', '/nos-courtiers'],
  ['https://www.ancien.ca/nos-courtiers#equipe', '/nos-courtiers'],
  ['/propri%C3%A9t%C3%A9s', '/propriétés'],
  ['//a///b//', '/a/b'],
  ['/a\\b', '/a/b'],
  ['/', '/'],
  ['', '/'],
  ['/50%', '/50%'],
  ['index.php?x=1', '/index.php?x=1'],
  ['/index.php?Page=Contact&id=4', '/index.php?id=4&page=contact'],
  ['/index.php?id=4&page=contact', '/index.php?id=4&page=contact'],
  ['/index.php?', '/index.php'],
])('%s is normalised to %s', (address, key) => {
  expect(redirectSource(address).key).toBe(key);
});

test('a request matches the redirects of every combination of its parameters, the largest first', () => {
  expect(redirectCandidates('/Index.php', { id: '4', page: 'a' })).toEqual([
    { key: '/index.php?id=4&page=a', rest: '' },
    { key: '/index.php?id=4', rest: 'page=a' },
    { key: '/index.php?page=a', rest: 'id=4' },
    { key: '/index.php', rest: 'id=4&page=a' },
  ]);
});

test('campaign parameters are carried over, not compared', () => {
  expect(redirectCandidates('/a', { utm_source: 'Infolettre', id: '4' })).toEqual([
    { key: '/a?id=4', rest: 'utm_source=Infolettre' },
    { key: '/a', rest: 'utm_source=Infolettre&id=4' },
  ]);
});

test('a request with many parameters has few candidates, and one with a long path none', () => {
  const query = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`p${index}`, '1']));
  expect(redirectCandidates('/a', query).map(({ key }) => key)).toEqual([
    ...['/a?p0=1', '/a?p1=1', '/a?p2=1', '/a?p3=1', '/a?p4=1', '/a?p5=1', '/a'],
  ]);
  expect(redirectCandidates(`/${'a'.repeat(600)}`, {})).toEqual([]);
});
