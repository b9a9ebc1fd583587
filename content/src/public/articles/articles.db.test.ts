import { articlesAnswer } from '@vitrine/contract/articles.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentFixture, startContent } from '../../../test/content-fixture.ts';

let content: ContentFixture;
const ids: Record<string, string> = {};

beforeAll(async () => {
  content = await startContent('content_articles');
  await content.importSite('1');
  await content.importSite('2');
  const { articles, categories } = await list('limit=50&with_categories=1');
  for (const article of articles) ids[article.title.fr ?? ''] = article.id;
  for (const category of categories ?? []) ids[category.label.fr ?? ''] = category.id;
});
afterAll(() => content.stop());

const ask = (query: string, key = 'site-key-of-site-1') =>
  content.call(`/api/articles?${query}`, { headers: { 'x-site-api': key } });

async function list(query: string) {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  return articlesAnswer.parse(await answer.json());
}
const titles = async (query: string) => (await list(query)).articles.map(({ title }) => title.fr);

describe('the list of articles', () => {
  test('holds the site’s own, the newest first, six a page', async () => {
    expect(await titles('')).toEqual(['Conseil 3', 'Conseil 2', 'Conseil 1']);
  });

  test('is sorted in both orders, in pages that repeat nothing', async () => {
    expect(await titles('order=asc')).toEqual(['Conseil 1', 'Conseil 2', 'Conseil 3']);
    expect([await titles('limit=2'), await titles('limit=2&page=2'), await titles('limit=2&page=3')]).toEqual([
      ['Conseil 3', 'Conseil 2'],
      ['Conseil 1'],
      [],
    ]);
  });

  test('has the total number of articles', async () => {
    expect((await list('limit=1')).total).toBe(3);
  });

  test('is filtered by category', async () => {
    expect(await titles(`categories=${ids.Conseils}`)).toEqual(['Conseil 2', 'Conseil 1']);
    expect(await titles(`categories=${ids.Conseils},${ids.Nouvelles}`)).toHaveLength(3);
    expect(await titles('categories=nonsense')).toEqual([]);
  });

  test('counts the articles of each category when it is asked to', async () => {
    expect((await list('with_categories=1')).categories).toMatchObject([
      { label: { fr: 'Conseils', en: 'Advice' }, articles_count: 2 },
      { label: { fr: 'Nouvelles', en: 'News' }, articles_count: 1 },
    ]);
    expect((await list('')).categories).toBeUndefined();
  });

  test('says the reading time, at least one minute', async () => {
    expect((await list('limit=1')).articles[0]?.read_time).toEqual({ fr: 3, en: 1 });
  });

  test('gives the author, the category and pictures with their widths', async () => {
    expect((await list('limit=1')).articles[0]).toMatchObject({
      author: { name: 'Camille Fontaine', thumbnail: { url: '/resources/portrait-001.webp' } },
      category: { label: { fr: 'Nouvelles', en: 'News' } },
      thumbnails: { fr: { url_small: { url: '/resources/facade-001.webp', width: 1000 } } },
    });
  });

  test('gives the focal point of a picture, around which its thumbnail is cut', async () => {
    const where = { filename: { equals: 'facade-001.webp' } };
    await content.payload.update({ collection: 'media', where, data: { focalX: 20, focalY: 80 } });
    const center = async () => {
      const picture = (await list('limit=1')).articles[0]?.thumbnails?.fr?.url_small;
      return typeof picture === 'object' ? picture?.center : undefined;
    };
    await expect.poll(center, { timeout: 10_000 }).toEqual({ x: 20, y: 80 });
  });

  test('replaces invalid values of the query by defaults', async () => {
    expect(await titles('page=-1&limit=abc&order=sideways&language=de')).toHaveLength(3);
  });

  test.each(['', 'wrong'])('is refused without a site’s key: “%s”', async (key) => {
    const answer = await ask('', key);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });
});

describe('the page of an article', () => {
  const path = () => `/fr/blogue/conseil-1-${ids['Conseil 1']}`;
  /** Titles of the articles below it. */
  const related = async (): Promise<string[]> => {
    const { body } = await content.page('1', path());
    return body.content.fields[2].fields.articles_repeater.map(
      (item: { fields: { main_title: { content: { fr: string } } } }) => item.fields.main_title.content.fr,
    );
  };

  test('is made of the article', async () => {
    const { status, body } = await content.page('1', path());
    expect(status).toBe(200);
    expect(body.title).toEqual({ fr: 'Conseil 1', en: 'Advice 1' });
    expect(body.content.fields.slice(0, 1)).toMatchObject([
      {
        block_type: 'blog_post_block',
        fields: {
          author_name: { content: { fr: 'Camille Fontaine' } },
          main_content: { cms_component: 'richtext', content: { en: '<p>A few words.</p>' } },
          tags_repeater: [{ fields: { name: { content: { fr: 'Conseils' } } } }],
        },
      },
    ]);
    expect(body.alternate_paths).toEqual([
      { locale: 'fr', path: path() },
      { locale: 'en', path: `/en/blog/advice-1-${ids['Conseil 1']}` },
    ]);
    const og_image = { url: '/resources/facade-001.webp', width: 1000, height: 600, alt: expect.stringMatching(/./) };
    expect(body.seo.fr).toMatchObject({
      global: { og_description: 'En bref.' },
      facebook: { og_type: 'article', og_image },
    });
  });

  test('ends with its author, other articles, those of its category first, and a way to ask', async () => {
    const { body } = await content.page('1', path());
    const [, author, , question] = body.content.fields;
    expect(author).toMatchObject({
      block_type: 'author_block',
      fields: {
        author_name: { content: { fr: 'Camille Fontaine' } },
        cta: { on_click_action: 'open_contact_modal' },
      },
    });
    expect(await related()).toEqual(['Conseil 2', 'Conseil 3']);
    expect(question.fields.cta_repeater[0].fields.cta).toMatchObject({ on_click_action: 'open_contact_modal' });
  });

  test('ends with three other articles at most, those of its category before newer ones', async () => {
    const stored = await content.payload.findByID({ collection: 'articles', id: Number(ids['Conseil 1']), depth: 0 });
    const [site, category] = [Number(stored.site), Number(stored.category)];
    const older = await Promise.all(
      [4, 5].map((number) => {
        const data = {
          site,
          category,
          title: `Conseil ${number}`,
          slug: `conseil-${number}`,
          published_at: '2020-01-01',
        };
        return content.payload.create({
          collection: 'articles',
          locale: 'fr',
          data: { ...data, _status: 'published' },
        });
      }),
    );
    const names = async () => (await related()).toSorted();
    await expect.poll(names, { timeout: 10_000 }).toEqual(['Conseil 2', 'Conseil 4', 'Conseil 5']);
    for (const { id } of older) await content.payload.delete({ collection: 'articles', id });
    await expect.poll(names, { timeout: 10_000 }).toEqual(['Conseil 2', 'Conseil 3']);
  });

  test('leads to the page of its author where pages of people usually stand', async () => {
    const where = { name: { equals: 'Camille Fontaine' }, 'site.site_id': { equals: '1' } };
    const { docs } = await content.payload.find({ collection: 'people', where });
    const [person] = docs;
    const data = { site: person?.site, title: 'Camille', path: `/fr/equipe/${person?.slug}`, _status: 'published' };
    const { id } = await content.payload.create({ collection: 'pages', locale: 'fr', data });
    const address = async () => (await content.page('1', path())).body.content.fields[1].fields.cta.url;
    await expect.poll(address, { timeout: 10_000 }).toEqual({ fr: `/fr/equipe/${person?.slug}` });
    await content.payload.delete({ collection: 'pages', id });
  });

  test('redirects a wrong slug before the id to the right one', async () => {
    const wrong = `/fr/blogue/autre-chose-${ids['Conseil 1']}`;
    expect(await content.page('1', wrong)).toMatchObject({ status: 301, body: { location: path() } });
  });

  test('of another site is 404, and so is one that does not exist', async () => {
    expect((await content.page('2', path())).status).toBe(404);
    expect((await content.page('1', '/fr/blogue/rien-999999')).status).toBe(404);
  });

  test('without the other language has no address there', async () => {
    const { docs } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: '1' } } });
    const { id } = await content.payload.create({
      collection: 'articles',
      locale: 'fr',
      data: {
        site: Number(docs[0]?.id),
        title: 'Seulement en français',
        slug: 'seulement',
        published_at: '2026-01-15',
        _status: 'published',
      },
    });
    const { status, body } = await content.page('1', `/fr/blogue/seulement-${id}`);
    expect(status).toBe(200);
    expect(body.alternate_paths).toEqual([{ locale: 'fr', path: `/fr/blogue/seulement-${id}` }]);
    expect((await content.page('1', `/en/blog/seulement-${id}`)).status).toBe(404);
    await content.payload.delete({ collection: 'articles', id });
  });

  test('is 404 before its date', async () => {
    const { docs } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: '1' } } });
    const { id } = await content.payload.create({
      collection: 'articles',
      locale: 'fr',
      data: {
        site: Number(docs[0]?.id),
        title: 'Demain',
        slug: 'demain',
        published_at: '2999-01-01',
        _status: 'published',
      },
    });
    expect((await content.page('1', `/fr/blogue/demain-${id}`)).status).toBe(404);
  });
});
