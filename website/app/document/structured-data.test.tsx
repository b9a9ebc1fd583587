import { describe, expect, test } from 'vitest';
import { structuredData } from './structured-data.ts';
import '../block-framework/registry/every-block.server.ts';
import type { FinishedPage } from '../page/finished-page.ts';
import { block, pageAt, picture } from '../page/test-page.ts';
import { jsonLd } from './json-ld.server.ts';

const post = block(
  'blog_post_block',
  {
    main_title: 'Un samedi par pièce',
    main_image: picture('https://content.test/a.webp', ''),
    author_name: 'Annick Bergeron',
  },
  { published_at: '2026-08-05T12:00:00.000Z' },
);

const trail = (page: FinishedPage) =>
  structuredData(page).flatMap((thing) =>
    thing['@type'] === 'BreadcrumbList'
      ? thing.itemListElement.map(({ position, name, item }) => [position, name, item])
      : [],
  );

describe('the structured data of a page', () => {
  test('names no search on a site without one', () => {
    const [, site] = structuredData(pageAt('/fr', [], { hasSearch: false }));
    expect(site).toMatchObject({ '@type': 'WebSite' });
    expect(site).not.toHaveProperty('potentialAction');
  });

  test('names the agent and the search of the site on the home page', () => {
    expect(structuredData(pageAt('/fr'))).toEqual([
      {
        '@type': 'RealEstateAgent',
        '@id': 'https://rivage.test/#agent',
        name: 'Groupe Rivage',
        url: 'https://rivage.test/fr',
        description: 'Une description',
        logo: 'https://content.test/logo.svg',
        image: 'https://content.test/home.webp',
      },
      {
        '@type': 'WebSite',
        url: 'https://rivage.test/fr',
        name: 'Groupe Rivage',
        publisher: { '@id': 'https://rivage.test/#agent' },
        potentialAction: {
          '@type': 'SearchAction',
          target: 'https://rivage.test/fr/proprietes?price_max={price_max}',
          'query-input': 'required name=price_max',
        },
      },
    ]);
  });

  test('has the breadcrumb in its language', () => {
    expect(trail(pageAt('/fr/vendre'))).toEqual([
      [1, 'Accueil', 'https://rivage.test/fr'],
      [2, 'Vendre', 'https://rivage.test/fr/vendre'],
    ]);
    expect(trail(pageAt('/en/sell'))[0]).toEqual([1, 'Home', 'https://rivage.test/en']);
  });

  test('describes an article below the archive', () => {
    const page = pageAt('/fr/blogue/un-samedi-12', [post]);
    expect(trail(page)).toEqual([
      [1, 'Accueil', 'https://rivage.test/fr'],
      [2, 'Blogue', 'https://rivage.test/fr/blogue'],
      [3, 'Un samedi par pièce', 'https://rivage.test/fr/blogue/un-samedi-12'],
    ]);
    expect(structuredData(page)).toContainEqual({
      '@type': 'Article',
      headline: 'Un samedi par pièce',
      url: 'https://rivage.test/fr/blogue/un-samedi-12',
      inLanguage: 'fr-CA',
      description: 'Une description',
      image: 'https://content.test/a.webp',
      author: { '@type': 'Person', name: 'Annick Bergeron' },
      datePublished: '2026-08-05T12:00:00.000Z',
      publisher: { '@type': 'Organization', name: 'Groupe Rivage', logo: 'https://content.test/logo.svg' },
    });
  });

  test('leaves out missing values of an article', () => {
    const bare = block('blog_post_block', { main_title: 'Titre', main_image: null }, { published_at: 'hier' });
    const logos = { light: null, dark: null };
    expect(structuredData(pageAt('/fr/blogue/titre-1', [bare], { logos }))[1]).toEqual({
      '@type': 'Article',
      headline: 'Titre',
      url: 'https://rivage.test/fr/blogue/titre-1',
      inLanguage: 'fr-CA',
      description: 'Une description',
    });
  });

  test('merges the questions of all blocks', () => {
    const ask = (main_title: string, description: string) =>
      block('questions_answers_block', { items_repeater: [{ main_title, description }] });
    const blocks = [
      ask('Qui paie ?', '<p>Le vendeur, a<wbr />@b<wbr />.ca</p>'),
      ask('Sans réponse', ''),
      ask('Quand ?', '<p>Demain</p>'),
    ];
    expect(structuredData(pageAt('/fr/vendre', blocks))[1]).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Qui paie ?',
          acceptedAnswer: { '@type': 'Answer', text: '<p>Le vendeur, a@b.ca</p>' },
        },
        { '@type': 'Question', name: 'Quand ?', acceptedAnswer: { '@type': 'Answer', text: '<p>Demain</p>' } },
      ],
    });
  });

  test('is empty for a listing, which has its own, and for an error', () => {
    expect(structuredData(pageAt('/fr/proprietes/maison-1', [block('property_detail_block', {})]))).toEqual([]);
    const error = pageAt('/fr/perdu');
    expect(structuredData({ ...error, head: { ...error.head, canonical: null } })).toEqual([]);
  });
});

test('hostile texts do not end the script element', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const ask = block('questions_answers_block', { items_repeater: [{ main_title: hostile, description: hostile }] });
  const html = jsonLd(pageAt('/fr/vendre', [ask]));
  expect(html.match(/<(?!\/script>$)/g)).toEqual(['<']);
  const json = html.replace(/^<script[^>]*>|<\/script>$/g, '');
  expect(JSON.parse(json)['@graph'][1].mainEntity[0].name).toBe(hostile);
});
