import { type BlockFixtures, iconOf, item, lines, linkTo, pictureOf } from './fixtures.ts';

const line = (fr: string, en: string, url: string, below: ReturnType<typeof item>[] = [], rest = {}) =>
  item('menu_item', {
    link: linkTo(fr, en, url, 'href'),
    ...(below.length > 0 && { menu_repeater: below }),
    ...rest,
  });

const searches = [
  line('Maisons', 'Houses', '/proprietes?type=maison'),
  line('Condos', 'Condos', '/proprietes?type=condo'),
  line('Plex', 'Plexes', '/proprietes?type=prop'),
  line('Chalets', 'Cottages', '/proprietes?type=chalet'),
  line('À louer', 'For rent', '/proprietes?forSaleForRent=rent'),
  line('Visites libres', 'Open houses', '/proprietes?open_house=1'),
];

const menu = [
  line('Propriétés', 'Properties', '/proprietes', searches),
  line('Acheter', 'Buy', '/acheter'),
  line('Vendre', 'Sell', '/vendre'),
  line('À propos', 'About', '/a-propos'),
  line('Blogue', 'Blog', '/blogue'),
];

/** A wordmark as a data address, so that the example shows without a content service. */
const logoOf = (ink: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="40" viewBox="0 0 150 40"><text y="30" font-family="Georgia, serif" font-size="30" fill="${ink}">Rive &amp; Roy</text></svg>`;
  const file = { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 150, height: 40, alt: 'Rive & Roy' };
  return { cms_component: 'image', media: { fr: file, en: file } };
};

/** A balloon, which stands on any ground. */
const franchiseLogo = (() => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="40" viewBox="0 0 32 40"><circle cx="16" cy="16" r="15" fill="#dc1c2e"/><path d="M11 32h10l-2 7h-6z" fill="#7a8aa0"/></svg>';
  const file = {
    url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width: 32,
    height: 40,
    alt: 'Ballon Immobilier',
  };
  return { cms_component: 'image', media: { fr: file, en: file } };
})();

const logos = { logo_image_light: logoOf('#ffffff'), logo_image_dark: logoOf('#141412') };
const call = linkTo('Évaluer ma propriété', 'Value my property', '/contact');

const topLinks = [
  item('sup_section_item', { link: linkTo('514 555-0142', '514 555-0142', 'tel:+15145550142'), icon: iconOf('phone') }),
  item('sup_section_item', {
    link: linkTo('bonjour@rive-roy.example', 'hello@rive-roy.example', 'mailto:bonjour@rive-roy.example'),
    icon: iconOf('mail'),
  }),
  item('sup_section_item', { link: linkTo('Nos bureaux', 'Our offices', '/contact'), icon: iconOf('map-pin') }),
];

const as = (variant: 'column' | 'featured', menuLine: ReturnType<typeof item>) => ({
  ...menuLine,
  block_params: { variant },
});

/** Columns with lines of the third level, and a picture. */
const columns = line(
  'Propriétés',
  'Properties',
  '/proprietes',
  [
    as('column', line('À vendre', 'For sale', '/proprietes', searches.slice(0, 4))),
    as('column', line('À louer', 'For rent', '/proprietes?forSaleForRent=rent', searches.slice(1, 3))),
    as(
      'featured',
      line('Visites libres', 'Open houses', '/proprietes?open_house=1', [], {
        image: pictureOf('facade-006', 'Une maison en rangée', 'A row house'),
        description: lines('Samedi et dimanche, de 14 h à 16 h.', 'Saturday and Sunday, 2 to 4 p.m.'),
      }),
    ),
  ],
  {
    description: lines(
      'Plus de cinq mille adresses, mises à jour chaque heure.',
      'More than five thousand addresses, kept up to date hourly.',
    ),
  },
);

/** Lines of every kind side by side. */
const mixed = line('Services', 'Services', '/vendre', [
  line('Vendre', 'Sell', '/vendre'),
  line('Acheter', 'Buy', '/acheter', [
    line('Première propriété', 'First home', '/acheter'),
    line('Immeuble à revenus', 'Income property', '/acheter'),
  ]),
  as('featured', line('Sans image', 'Without a picture', '/contact')),
]);

/** The same named examples for each of the three headers. */
export const headerFixtures = (type: string): BlockFixtures => ({
  default: item(type, { ...logos, cta_button: call, menu_repeater: menu }),
  everything: item(type, {
    ...logos,
    logo_multiplier: 1.2,
    franchise_logo: franchiseLogo,
    orientation_x: 'left',
    cta_button: call,
    cta_sms: { ...linkTo('Texter', 'Text us', 'sms:+15145550142'), icon: { type: 'message-circle', align: 'left' } },
    sup_sections_repeater: topLinks,
    menu_repeater: [columns, mixed, ...menu.slice(3)],
  }),
  'without a logo': item(type, { menu_repeater: menu.slice(1, 4) }),
  'very long French menu': item(type, {
    ...logos,
    cta_button: linkTo('Obtenir une évaluation gratuite', 'Get a free valuation', '/contact'),
    menu_repeater: [
      line('Propriétés à vendre', 'Properties', '/proprietes', searches),
      line('Accompagnement des acheteurs', 'Buying with us', '/acheter'),
      line('Accompagnement des vendeurs', 'Selling with us', '/vendre'),
      line('Notre équipe de courtiers', 'Our team', '/a-propos'),
      line('Conseils et actualités', 'Advice and news', '/blogue'),
    ],
  }),
  'twice as many lines as fit': item(type, {
    ...logos,
    cta_button: call,
    sup_sections_repeater: topLinks,
    menu_repeater: [...menu, ...menu],
  }),
  'no item at all': item(type, {}),
});
