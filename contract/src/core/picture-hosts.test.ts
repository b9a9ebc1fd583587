import { expect, test } from 'vitest';
import { isOnHosts, pictureHost } from './picture-hosts.ts';

test.each([
  ['https://ddfcdn.realtor.ca/a.jpg', true],
  ['https://DDFCDN.realtor.ca/a.jpg', true],
  ['https://eu.media.example/a.jpg', true],
  ['https://media.example/a.jpg', false],
  ['https://realtor.ca/a.jpg', false],
  ['https://ddfcdn.realtor.ca.evil.example/a.jpg', false],
  ['https://evilmedia.example/a.jpg', false],
  ['https://m.example:8443/a.jpg', true],
  ['https://m.example/a.jpg', false],
  ['no address', false],
])('%s is on the hosts of a source: %s', (address, isOn) => {
  expect(isOnHosts(address, ['ddfcdn.realtor.ca', '*.media.example', 'm.example:8443'])).toBe(isOn);
});

test.each([
  '*',
  '*.ca',
  'https://a.example',
  'a.example/x',
  'a.example; script-src *',
  'a.*.example',
  '10.0.0.1',
  'localhost',
  '',
])('“%s” is no host of pictures, or one that is too wide', (host) => {
  expect(pictureHost.safeParse(host).success).toBe(false);
});
