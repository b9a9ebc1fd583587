import { expect, test } from 'vitest';
import { finishTours, playerOrigins } from './finish-tours.server.ts';

const finish = (fr: string, en = fr, locale: 'fr' | 'en' = 'fr') =>
  finishTours([{ kind: 'tour', url: { fr, en } }], locale);

test.each([
  [
    'https://youtu.be/aqz-KE-bpKQ?t=3',
    'YouTube',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0',
  ],
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'YouTube',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0',
  ],
  ['https://vimeo.com/76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'Vimeo',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'Vimeo',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1',
  ],
  [
    'https://my.matterport.com/show/?m=SxQL3iGyoDo&brand=1',
    'Matterport',
    'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1',
  ],
  [
    'https://my.matterport.com/models/SxQL3iGyoDo',
    'Matterport',
    'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1',
  ],
])('%s plays in the page at %s', (address, provider, player) => {
  expect(finish(address)).toEqual([{ kind: 'tour', href: address, provider, player }]);
});

test.each([
  ['https://www.visite.example.ca/12', 'visite.example.ca'],
  ['https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ', 'youtube.com.evil.example'],
  ['https://evil.example/?u=https://my.matterport.com/show/?m=SxQL3iGyoDo', 'evil.example'],
  ['https://my.matterport.com/show/?m=%22onload%3D1', 'my.matterport.com'],
  ['https://vimeo.com/76979871/%22%3E%3Cscript%3E', 'vimeo.com'],
  ['https://vimeo.com/boreale', 'vimeo.com'],
  ['https://evilvimeo.com/76979871', 'evilvimeo.com'],
  ['https://evilmatterport.com/models/SxQL3iGyoDo', 'evilmatterport.com'],
])('%s is a link that opens outside', (address, provider) => {
  expect(finish(address)).toEqual([{ kind: 'tour', href: address, provider, player: null }]);
});

test('a tour has an address for each language', () => {
  const both = ['https://visite.example.ca/fr', 'https://visite.example.ca/en'] as const;
  expect(finish(...both, 'en')).toMatchObject([{ href: 'https://visite.example.ca/en' }]);
});

test('the policy of a page admits the players alone that it shows', () => {
  const tours = [
    'https://youtu.be/aqz-KE-bpKQ',
    'https://vimeo.com/76979871',
    'https://visite.example.ca/12',
    'https://my.matterport.com/show/?m=SxQL3iGyoDo',
  ].flatMap((address) => finish(address));
  expect(playerOrigins(tours)).toEqual(['https://player.vimeo.com', 'https://my.matterport.com']);
  expect(playerOrigins(finish('https://visite.example.ca/12'))).toEqual([]);
});
