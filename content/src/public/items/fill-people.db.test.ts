import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { pageResponse } from '@vitrine/contract/page.ts';
import { parseBlocks } from '@vitrine/contract/parse-block.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentFixture, startContent } from '../../../test/content-fixture.ts';

let content: ContentFixture;
let page: { content: { fields: Required<WireBlock>[] } };

beforeAll(async () => {
  content = await startContent('content_fill_people');
  await content.importSite('1');
  page = (await content.page('1', '/fr/equipe')).body;
});
afterAll(() => content.stop());

const licensed = {
  fr: 'Courtière immobilière, permis Z1234 au nom de Marie-Camille Fontaine',
  en: 'Real estate broker, licence Z1234 in the name of Marie-Camille Fontaine',
};

const fieldsOf = (type: string) => page.content.fields.find(({ block_type }) => block_type === type)?.fields ?? {};

test('Member cards show the people of their context, with office, contact lines, networks and programmes.', () => {
  const { member_cards_repeater: cards, offices_list: offices } = fieldsOf('member_cards_block');
  expect(cards).toMatchObject([
    {
      block_type: 'member_card_item',
      fields: {
        main_title: { content: { fr: 'Camille Fontaine' } },
        description: { content: licensed },
        image: { media: { fr: { url: '/resources/portrait-001.webp', alt: 'Camille Fontaine' } } },
        recipient_type: 'broker',
        recipient_slug: 'camille-fontaine',
        languages_list: [
          { id: 'fr', label: { fr: 'Français', en: 'French' } },
          { id: 'en', label: { fr: 'Anglais', en: 'English' } },
          { id: 'es', label: { fr: 'Espagnol', en: 'Spanish' } },
        ],
        list_items_repeater: [
          { fields: { icon: { type: 'building' }, description: { content: { fr: 'Bureau du centre' } } } },
          { fields: { icon: { type: 'phone' }, description: { content: { fr: '514 555-0101' } } } },
          { fields: { icon: { type: 'mail' }, description: { content: { fr: 'camille@example.ca' } } } },
          {
            fields: { description: { content: { fr: 'Français, anglais, espagnol', en: 'French, English, Spanish' } } },
          },
          { fields: { icon: { type: 'map-pin' }, description: { content: { en: 'Rosemont and Villeray' } } } },
        ],
        icon_links_repeater: [
          {
            fields: {
              icon: { type: 'linkedin' },
              link: { text: { fr: 'LinkedIn, Camille Fontaine' }, url: { fr: 'https://www.linkedin.com/in/camille' } },
            },
          },
        ],
        program_items_repeater: [
          { fields: { description: { content: { fr: 'Garantie de vente', en: 'Sale guarantee' } } } },
        ],
      },
    },
  ]);
  expect(offices).toMatchObject([{ label: { fr: 'Bureau du centre', en: 'Downtown office' } }]);
  expect(JSON.stringify(cards)).toContain(`"office_id":${JSON.stringify((offices as { id: string }[])[0]?.id)}`);
});

test('The licence of a person stands beside the title on a card, not on a slide; a person without one keeps the title.', () => {
  const [card] = fieldsOf('member_cards_block').member_cards_repeater as WireBlock[];
  expect(card?.fields?.description).toMatchObject({ content: licensed });
  const [slide] = fieldsOf('hero_search_block').members_repeater as WireBlock[];
  expect(slide?.fields?.person_subtitle).toMatchObject({
    content: { fr: 'Courtière immobilière', en: 'Real estate broker' },
  });
  const [assistant] = fieldsOf('team_members_block').members_repeater as WireBlock[];
  expect(assistant?.fields?.person_subtitle).toMatchObject({ content: { fr: 'Adjoint', en: 'Assistant' } });
});

test('Team members show the people of the kind that the query names.', () => {
  expect(fieldsOf('team_members_block').members_repeater).toMatchObject([
    { block_type: 'team_member_item', fields: { person_name: { content: { fr: 'Luc Adjoint' } } } },
  ]);
});

test('The people of one office are found by its slug.', () => {
  const names = (fieldsOf('hero_search_block').members_repeater as WireBlock[]).map(
    ({ fields }) => fields?.recipient_slug,
  );
  expect(names).toEqual(['camille-fontaine']);
});

test('Offices show their picture, address, phone, e-mail and directions, on cards and on a map.', () => {
  const office = {
    main_title: { content: { fr: 'Bureau du centre', en: 'Downtown office' } },
    image: { media: { fr: { url: '/resources/facade-001.webp' } } },
    list_items_repeater: [
      { fields: { description: { content: { fr: '1, rue Haute\nMontréal\u2002H1H 1H1' } } } },
      { fields: { description: { content: { fr: '514 555-0100' } } } },
      { fields: { description: { content: { fr: 'centre@example.ca' } } } },
    ],
  };
  const cta = { url: { fr: 'https://www.google.com/maps/dir/?api=1&destination=45.5,-73.57' }, target: 'blank' };
  expect(fieldsOf('offices_block').offices_repeater).toMatchObject([
    { block_type: 'office_item', fields: { ...office, cta } },
  ]);
  const { offices_repeater, map_repeater } = fieldsOf('offices_map_block');
  expect(offices_repeater).toMatchObject([{ block_type: 'office_list_item', fields: { ...office, cta } }]);
  expect(map_repeater).toMatchObject([
    { block_type: 'office_map_item', fields: { coords: [45.5, -73.57], popup_repeater: [{ fields: office }] } },
  ]);
  const idsOf = (items: unknown) => (items as WireBlock[]).map(({ fields }) => fields?.hover_id);
  expect(idsOf(map_repeater)).toEqual(idsOf(offices_repeater));
});

test('Of two articles, the newest is the featured one and the other a regular one.', () => {
  expect(fieldsOf('blog_featured_post_block').articles_repeater).toMatchObject([
    {
      block_type: 'blog_article_featured_item',
      fields: {
        main_title: { content: { fr: 'Conseil 3', en: 'Advice 3' } },
        description: { content: { fr: 'En bref.' } },
        author_name: { content: { fr: 'Camille Fontaine' } },
        tags_repeater: [{ fields: { name: { content: { fr: 'Nouvelles', en: 'News' } } } }],
        link: { url: { fr: expect.stringMatching(/^\/fr\/blogue\/conseil-3-\d+$/) } },
      },
    },
    { block_type: 'blog_article_item', fields: { main_title: { content: { fr: 'Conseil 2' } } } },
  ]);
});

test('The oldest article comes first where the query says so.', () => {
  expect(fieldsOf('blog_articles_grid_block').articles_repeater).toMatchObject([
    { block_type: 'blog_article_item', fields: { main_title: { content: { fr: 'Conseil 1' } } } },
  ]);
});

test('The filled blocks are what the contract’s parser takes.', () => {
  const problems: unknown[] = [];
  parseBlocks(pageResponse.parse(page).content.fields, findBlock, (problem) => problems.push(problem));
  expect(problems).toEqual([]);
});
