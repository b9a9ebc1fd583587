// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type FeedItem, rssFeed } from './rss-feed.server.ts';

const channel = {
  ...{ title: 'Blogue', description: 'Conseils & récits', link: 'https://a.example/fr/blogue' },
  ...{ self: 'https://a.example/fr/blogue/rss.xml', language: 'fr-CA' },
};
const article = (more: Partial<FeedItem> = {}): FeedItem => ({
  ...{ title: 'Un titre', description: 'En bref.', category: 'Conseils', authorName: 'Camille Fontaine' },
  ...{ link: 'https://a.example/fr/blogue/un-titre-1', published: '2026-08-05T12:00:00.000Z', ...more },
});

async function* pagesOf(...pages: FeedItem[][]) {
  yield* pages;
}

async function feed(...pages: FeedItem[][]): Promise<Document> {
  const text = await new Response(rssFeed(channel, pagesOf(...pages))).text();
  return new DOMParser().parseFromString(text, 'application/xml');
}
const textsOf = (xml: Document, selector: string) =>
  [...xml.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('the feed names its channel and every article of its pages', async () => {
  const xml = await feed([article()], [article({ title: 'Deux', link: 'https://a.example/fr/blogue/deux-2' })]);
  expect(textsOf(xml, 'channel > title, channel > language')).toEqual(['Blogue', 'fr-CA']);
  expect(textsOf(xml, 'item > title')).toEqual(['Un titre', 'Deux']);
  expect(textsOf(xml, 'item > guid')).toEqual(textsOf(xml, 'item > link'));
});

test('a date is written as RSS wants it, and an unknown one is left out', async () => {
  const xml = await feed([article(), article({ published: '' }), article({ published: 'demain' })]);
  expect(textsOf(xml, 'pubDate')).toEqual(['Wed, 05 Aug 2026 12:00:00 GMT']);
});

test('markup and characters that XML does not allow cannot break the feed', async () => {
  const xml = await feed([article({ title: '<b>&\u0000\u000b\ud800 ]]> "é"\u{1f3e0}' })]);
  expect(xml.querySelector('parsererror')).toBeNull();
  expect(textsOf(xml, 'item > title')).toEqual(['<b>& ]]> "é"\u{1f3e0}']);
});

test('the channel is sent before its articles arrive', async () => {
  const never = new Promise<FeedItem[]>(() => {});
  const reader = rssFeed(
    channel,
    (async function* () {
      yield await never;
    })(),
  ).getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toContain('<title>Blogue</title>');
});
