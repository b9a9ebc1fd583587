import type { SiteBundle, WireBlock } from '@vitrine/contract/site.ts';

/** A small fictional site for tests: a home page, a contact page, two people, one office and articles. */

const same = (text: string) => ({ fr: text, en: text });
const text = (fr: string, en: string) => ({ cms_component: 'text', content: { fr, en } });
export const image = (filename: string, fr: string, en: string) => ({
  cms_component: 'image',
  media: { fr: { url: `/resources/${filename}`, alt: fr }, en: { url: `/resources/${filename}`, alt: en } },
});
/** A logo large enough to be compressed: more than 1 KB. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/><path d="${'M0 0h40v20'.repeat(120)}"/></svg>`;

const menuLine = (fr: string, en: string, below: WireBlock[] = []): WireBlock => ({
  block_type: 'menu_item',
  fields: {
    link: { cms_component: 'link', text: { fr, en }, url: { fr: '/contact', en: '/contact' } },
    menu_repeater: below,
  },
});

const page = (fr: string, en: string, title: { fr: string; en: string }, blocks: WireBlock[]) => ({
  path: { fr, en },
  title,
  seo: { fr: {}, en: {} },
  blocks,
});

const article = (number: number, category: string) => ({
  slug: { fr: `conseil-${number}`, en: `advice-${number}` },
  title: { fr: `Conseil ${number}`, en: `Advice ${number}` },
  excerpt: { fr: 'En bref.', en: 'In short.' },
  body: { fr: `<p>${'mot '.repeat(500)}</p>`, en: '<p>A few words.</p>' },
  picture: '/resources/facade-001.webp',
  category,
  author: 'camille-fontaine',
  publishedAt: `2026-0${number}-01T12:00:00.000Z`,
});

/** Returns the bundle of a site; bundles with different ids can be imported into one store. */
export const siteBundle = (siteId: string): SiteBundle => ({
  siteId,
  name: { fr: `Agence ${siteId}`, en: `Agency ${siteId}` },
  domains: [`site-${siteId}.example.ca`, `site-${siteId}.localhost:3000`],
  core: {
    micrositeId: `m-${siteId}`,
    siteKey: `site-key-of-site-${siteId}`,
    siteType: 'agency',
    name: same('Agence'),
    origin: 'https://site.example.ca',
    defaultRecipient: { name: 'Accueil', email: 'accueil@example.ca', locale: 'fr' },
    recipients: [],
  },
  theme: {
    preset: 'blue',
    colors: { accent1: { normal: '#003DA5', dark: '#002266' }, gray1: '#FFFFFF' },
    variables: { 'border-radius-1': '20px' },
    color_schemes: [{ name: 'normal', mapping: { 'swc-bg-color': 'gray1' } }],
    logos: { dark: image(`logo-${siteId}.svg`, 'Agence', 'Agency') as never },
  },
  favicon: { filename: `favicon-${siteId}.svg`, svg },
  logos: [{ filename: `logo-${siteId}.svg`, svg, alt: same('Logo') }],
  seo: {
    fr: {
      title: 'Agence',
      global: { og_title: 'Agence', og_description: 'Du site' },
      canonical_url: 'https://site.example.ca/fr',
    },
    en: { title: 'Agency' },
  },
  header: [
    {
      block_type: 'header_classic_block',
      fields: { menu_repeater: [menuLine('Un', 'One', [menuLine('Deux', 'Two', [menuLine('Trois', 'Three')])])] },
    },
  ],
  footer: [
    {
      block_type: 'footer_classic_block',
      fields: { all_rights_reserved: text('Tous droits réservés', 'All rights reserved') },
    },
  ],
  pages: [
    page('/fr', '/en', { fr: 'Accueil', en: 'Home' }, [
      {
        block_type: 'hero_search_block',
        block_params: { core_data: { source: 'people', query: { kind: 'broker' }, limit: 10 } },
        fields: { main_title: text('Bonjour', 'Hello'), bg_media: image('facade-001.webp', 'Une maison', 'A house') },
      },
      {
        block_type: 'text_block_1',
        block_params: { color_scheme: 'inverted' },
        fields: {
          description: {
            cms_component: 'richtext',
            content: { fr: '<p>Un <strong>texte</strong></p>', en: '<p>A text</p>' },
          },
        },
      },
    ]),
    page('/fr/vendre', '/en/sell', { fr: 'Vendre', en: 'Sell' }, [
      {
        block_type: 'properties_block',
        block_params: {
          core_data: { source: 'properties', query: { mun: ['66023', '23027'], open_house: true }, limit: 2 },
        },
        fields: { main_title: text('Propriétés', 'Properties') },
      },
    ]),
    page('/fr/choix', '/en/picks', { fr: 'Choix', en: 'Picks' }, [
      {
        block_type: 'properties_slider_block',
        block_params: { core_data: { source: 'properties', limit: 2 } },
        fields: {
          properties_repeater: [
            { block_type: 'property_listing_item', fields: { hover_id: '1' } },
            { block_type: 'property_cta_item', fields: { main_title: text('Écrivez-nous', 'Write to us') } },
          ],
        },
      },
      { block_type: 'featured_properties_block', block_params: { core_data: { source: 'properties' } } },
      { block_type: 'sold_properties_map_block', block_params: { core_data: { source: 'properties' } } },
      { block_type: 'map_block', block_params: { core_data: { source: 'offices' } } },
      { block_type: 'text_block_1', block_params: { core_data: { source: 'articles' } } },
    ]),
    page('/fr/equipe', '/en/team', { fr: 'Équipe', en: 'Team' }, [
      {
        block_type: 'member_cards_block',
        block_params: { context_type: 'brokers', core_data: { source: 'people' } },
      },
      {
        block_type: 'team_members_block',
        block_params: { core_data: { source: 'people', query: { kind: 'admin' } } },
      },
      {
        block_type: 'hero_search_block',
        block_params: { core_data: { source: 'people', query: { office: 'centre' } } },
      },
      { block_type: 'offices_block', block_params: { core_data: { source: 'offices' } } },
      { block_type: 'offices_map_block', block_params: { core_data: { source: 'offices' } } },
      { block_type: 'blog_featured_post_block', block_params: { core_data: { source: 'articles', limit: 2 } } },
      {
        block_type: 'blog_articles_grid_block',
        block_params: { core_data: { source: 'articles', query: { order: 'asc' }, limit: 1 } },
      },
    ]),
    { ...page('/fr/contact', '/en/contact', same('Contact'), []), footer: [] },
  ],
  people: [
    {
      slug: 'camille-fontaine',
      kind: 'broker',
      name: 'Camille Fontaine',
      jobTitle: { fr: 'Courtière immobilière', en: 'Real estate broker' },
      licenceNumber: 'Z1234',
      licenceName: 'Marie-Camille Fontaine',
      portrait: '/resources/portrait-001.webp',
      email: 'camille@example.ca',
      phone: '514 555-0101',
      office: 'centre',
      languages: ['fr', 'en', 'es'],
      areas: { fr: 'Rosemont et Villeray', en: 'Rosemont and Villeray' },
      bio: { fr: 'Depuis dix ans.', en: 'For ten years.' },
      socialLinks: [{ network: 'linkedin', url: 'https://www.linkedin.com/in/camille' }],
      programs: [{ fr: 'Garantie de vente', en: 'Sale guarantee' }],
    },
    {
      slug: 'luc-adjoint',
      kind: 'admin',
      name: 'Luc Adjoint',
      jobTitle: { fr: 'Adjoint', en: 'Assistant' },
      portrait: '/resources/portrait-001.webp',
      email: 'luc@example.ca',
      phone: '514 555-0102',
      office: null,
      languages: ['fr'],
      bio: same(''),
    },
  ],
  offices: [
    {
      slug: 'centre',
      name: { fr: 'Bureau du centre', en: 'Downtown office' },
      street: { fr: '1, rue Haute', en: '1 Haute Street' },
      city: 'Montréal',
      postalCode: 'H1H 1H1',
      phone: '514 555-0100',
      email: 'centre@example.ca',
      coords: [45.5, -73.57],
      picture: '/resources/facade-001.webp',
    },
  ],
  categories: { advice: { fr: 'Conseils', en: 'Advice' }, news: { fr: 'Nouvelles', en: 'News' } },
  articles: [article(1, 'advice'), article(2, 'advice'), article(3, 'news')],
});
