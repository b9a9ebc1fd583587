import { contentCalls } from './content-calls.ts';

/** Examples of the types of `wire-types.ts`, by their names. A test parses each by its schema. */
export const typeExamples: Readonly<Record<string, unknown>> = {
  Page: {
    content: {
      fields: [
        {
          id: 'b1',
          block_type: 'text_block_1',
          block_params: { color_scheme: 'normal' },
          fields: { main_title: { cms_component: 'text', content: { fr: 'Bienvenue', en: 'Welcome' } } },
        },
      ],
    },
    header: { fields: [] },
    footer: { fields: [] },
    theme: { preset: 'blue' },
    seo: { fr: { title: 'Bienvenue' }, en: { title: 'Welcome' } },
    metadata: { favicon: '/resources/icone.svg' },
    alternate_paths: [
      { locale: 'fr', path: '/fr/bienvenue' },
      { locale: 'en', path: '/en/welcome' },
    ],
    title: { fr: 'Bienvenue', en: 'Welcome' },
    production: true,
    site_id: '1',
    microsite_id: 'm-1',
    site_type: 'agency',
    site_key: 'site-key',
    recaptcha: { site_key: 'captcha-key', version: 'v3' },
  },
  Block: {
    id: 'b2',
    block_type: 'list_block',
    block_params: { color_scheme: 'inverted' },
    fields: {
      list_type: 'ordered',
      list_items_repeater: [
        {
          id: 'b3',
          block_type: 'list_item',
          fields: {
            description: { cms_component: 'richtext', content: { fr: '<p>Une visite</p>', en: '<p>A visit</p>' } },
          },
        },
      ],
    },
  },
  CoreData: { source: 'properties', query: { mun: ['66023'], type: ['condo'] }, limit: 12 },
  Seo: {
    title: 'Maisons à vendre à Montréal',
    global: { og_title: 'Maisons à vendre', og_description: 'Toutes nos maisons de l’île.' },
    facebook: { og_image: { url: '/resources/maison.jpg', width: 1200, height: 630, alt: 'Une maison de brique' } },
    robots_index_rule: 'index, follow',
  },
  Theme: {
    preset: 'blue',
    colors: { accent1: { normal: '#1B4D89', dark: '#12355F' }, gray1: '#F6F6F4' },
    variables: { 'border-radius-1': '12px', 'border-radius-2': '24px', 'border-radius-3': '96px' },
    color_schemes: [{ name: 'normal', mapping: { 'swb-bg-color': 'gray1', 'button-bg-color': 'accent1.normal' } }],
  },
  Metadata: {
    favicon: '/resources/icone.svg',
    tags: [{ name: 'theme-color', content: '#1B4D89' }],
    elements: [
      { tag: 'script', attributes: { src: 'https://mesure.example/a.js', async: true }, position: 'body_end' },
    ],
  },
  Variant: { id: '7', name: 'Campagne d’automne', color: '#A3471C' },
  Captcha: { site_key: 'captcha-key', version: 'altcha' },
  PageError: { title: { fr: 'Page retirée', en: 'Page removed' }, message: null },
  Text: { cms_component: 'text', content: { fr: 'Nos courtiers', en: 'Our brokers' } },
  Code: { cms_component: 'code', content: '<div id="calendrier"></div>' },
  Icon: { cms_component: 'icon', type: 'bed', font_weight: 'light', color: 'accent1.normal' },
  Image: {
    cms_component: 'image',
    media: {
      fr: { url: '/resources/salon.jpg', alt: 'Un salon clair', width: 1600, height: 1067 },
      en: { url: '/resources/salon.jpg', alt: 'A bright living room' },
    },
    center: { x: 40, y: 60 },
    filters: { brightness: 90 },
  },
  Link: {
    cms_component: 'link',
    format: { type: 'button' },
    text: { fr: 'Écrivez-nous', en: 'Write to us' },
    url: { fr: '/contact', en: '/contact' },
    icon: { type: 'arrow-right', align: 'right' },
    target: 'self',
  },
  Video: {
    cms_component: 'video',
    sources: { fr: [{ url: '/resources/visite.mp4', type: 'video/mp4' }] },
    autoplay: true,
    controls: true,
  },
  Article: {
    id: '31',
    slug: { fr: 'acheter-au-printemps', en: 'buying-in-spring' },
    title: { fr: 'Acheter au printemps', en: 'Buying in spring' },
    excerpt: { fr: 'Ce qu’il faut prévoir.', en: 'What to plan.' },
    author: { name: 'Léa Tremblay' },
    category: { label: { fr: 'Conseils', en: 'Advice' } },
    published_at: '2026-04-02T13:00:00.000Z',
    read_time: { fr: 4, en: 4 },
  },
  Listing: {
    uls: '10000001',
    type: 'Maison à étages',
    address: '12, rue du Port, Québec',
    price: 624000,
    url: '/proprietes/12-rue-du-port-quebec-10000001',
    carousel_images: ['/resources/photos/a1.webp'],
    specs: { bed: '3', bath: '1.5', area: '1 480 pi²' },
    badge: 'new',
    coords: [46.8139, -71.2082],
    open_houses: [{ start: '2026-12-06T19:00:00.000Z', end: '2026-12-06T21:00:00.000Z' }],
  },
  SearchMap: {
    data: {
      propertiesMap: [{ uls: '10000001', coords: [46.8139, -71.2082], price: 624000, badge: 'new' }],
      propertiesListing: [],
      total: 812,
      next: null,
    },
  },
  SearchCount: { data: { total: 812 } },
  MapMarker: { uls: '10000001', coords: [46.8139, -71.2082], price: 624000, badge: 'new' },
  MapCluster: {
    coords: [46.8, -71.2],
    count: 214,
    bounds: { SouthWest_lat: 46.7, SouthWest_lng: -71.3, NorthEast_lat: 46.9, NorthEast_lng: -71.1 },
  },
  Municipality: { MUN_CODE: '23027', DESCRIPTION: 'Québec' },
  PropertyType: { code: 'condo', label: { fr: 'Condo', en: 'Condo' }, listings_count: 48 },
  Problem: {
    type: 'https://vitrine.example/problems/invalid-contact',
    title: 'Formulaire incomplet',
    status: 422,
    errors: [{ field: 'email', code: 'required', message: 'Le courriel est requis' }],
  },
};

/** Bodies of calls, by method and path. */
export const bodyExamples: Readonly<Record<string, unknown>> = {
  'post /api/page/{site_id}': { path: '/fr/bienvenue', query: { variant: '7' }, production: true },
  'post /api/draft/{site_id}': { token: 'preview-token', locale: 'fr' },
};

/** Addresses with a query, by method and path. */
export const addressExamples: Readonly<Record<string, string>> = {
  'get /api/articles': '/api/articles?language=fr&page=1&limit=6&order=desc&with_categories=1',
  'get /api/swc/{microsite_id}/properties':
    '/api/swc/m-1/properties?mun=23027&type=condo&price_max=500000&order_by=newest&format=map&listingLimit=25',
};

/** Returns the bodies of content calls that have an example, with their schemas. */
export const exampleBodies = () =>
  contentCalls.flatMap(({ method, path, body }) => {
    const example = bodyExamples[`${method} ${path}`];
    return body && example ? [{ path, schema: body, example }] : [];
  });
