import { type BlockFixtures, examplesOf, iconOf, item, lines, linkTo, pictureOf } from './fixtures.ts';
import { menuItem, svgLogo } from './menu-fixtures.ts';

const searches = [
  menuItem('Maisons', 'Houses', '/proprietes?type=maison'),
  menuItem('Condos', 'Condos', '/proprietes?type=condo'),
  menuItem('Plex', 'Plexes', '/proprietes?type=prop'),
  menuItem('Chalets', 'Cottages', '/proprietes?type=chalet'),
  menuItem('À louer', 'For rent', '/proprietes?forSaleForRent=rent'),
  menuItem('Visites libres', 'Open houses', '/proprietes?open_house=1'),
];

const menu = [
  menuItem('Propriétés', 'Properties', '/proprietes', searches),
  menuItem('Acheter', 'Buy', '/acheter'),
  menuItem('Vendre', 'Sell', '/vendre'),
  menuItem('À propos', 'About', '/a-propos'),
  menuItem('Blogue', 'Blog', '/blogue'),
];

/** Returns the name of the agency as a logo in one colour. */
const logoIn = (fill: string) =>
  svgLogo(40, `<text y="30" font-family="Georgia, serif" font-size="30" fill="${fill}">Rive &amp; Roy</text>`);

/** The logo of a franchise, which suits every background. */
const franchiseLogo = svgLogo(
  40,
  '<circle cx="16" cy="16" r="15" fill="#dc1c2e"/><path d="M11 32h10l-2 7h-6z" fill="#7a8aa0"/>',
);

const logos = { logo_image_light: logoIn('#ffffff'), logo_image_dark: logoIn('#141412') };
const noLogos = { logo_image_light: null, logo_image_dark: null };
const call = linkTo('Évaluer ma propriété', 'Value my property', '/contact');

const topLinks = [
  item('sup_section_item', { link: linkTo('514 555-0142', '514 555-0142', 'tel:+15145550142'), icon: iconOf('phone') }),
  item('sup_section_item', {
    link: linkTo('bonjour@rive-roy.example', 'hello@rive-roy.example', 'mailto:bonjour@rive-roy.example'),
    icon: iconOf('mail'),
  }),
  item('sup_section_item', { link: linkTo('Nos bureaux', 'Our offices', '/contact'), icon: iconOf('map-pin') }),
];

const as = (variant: 'column' | 'featured', entry: ReturnType<typeof menuItem>) => ({
  ...entry,
  block_params: { variant },
});

/** A menu entry that opens columns of a third level and a picture. */
const columns = menuItem(
  'Propriétés',
  'Properties',
  '/proprietes',
  [
    as('column', menuItem('À vendre', 'For sale', '/proprietes', searches.slice(0, 4))),
    as('column', menuItem('À louer', 'For rent', '/proprietes?forSaleForRent=rent', searches.slice(1, 3))),
    as(
      'featured',
      menuItem('Visites libres', 'Open houses', '/proprietes?open_house=1', [], {
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

/** A menu entry that opens entries of every kind. */
const mixed = menuItem('Services', 'Services', '/vendre', [
  menuItem('Vendre', 'Sell', '/vendre'),
  menuItem('Acheter', 'Buy', '/acheter', [
    menuItem('Première propriété', 'First home', '/acheter'),
    menuItem('Immeuble à revenus', 'Income property', '/acheter'),
  ]),
  as('featured', menuItem('Sans image', 'Without a picture', '/contact')),
]);

/** Returns the examples of a header: all three headers show the same ones. */
export const headerFixtures = (type: string): BlockFixtures =>
  examplesOf(
    type,
    { ...logos, cta_button: call, menu_repeater: menu },
    {
      everything: {
        logo_multiplier: 1.2,
        franchise_logo: franchiseLogo,
        orientation_x: 'left',
        cta_sms: {
          ...linkTo('Texter', 'Text us', 'sms:+15145550142'),
          icon: { type: 'message-circle', align: 'left' },
        },
        sup_sections_repeater: topLinks,
        menu_repeater: [columns, mixed, ...menu.slice(3)],
      },
      'without a logo': { ...noLogos, cta_button: null, menu_repeater: menu.slice(1, 4) },
      'very long French menu': {
        cta_button: linkTo('Obtenir une évaluation gratuite', 'Get a free valuation', '/contact'),
        menu_repeater: [
          menuItem('Propriétés à vendre', 'Properties', '/proprietes', searches),
          menuItem('Accompagnement des acheteurs', 'Buying with us', '/acheter'),
          menuItem('Accompagnement des vendeurs', 'Selling with us', '/vendre'),
          menuItem('Notre équipe de courtiers', 'Our team', '/a-propos'),
          menuItem('Conseils et actualités', 'Advice and news', '/blogue'),
        ],
      },
      'twice as many lines as fit': { sup_sections_repeater: topLinks, menu_repeater: [...menu, ...menu] },
      'no item at all': { ...noLogos, cta_button: null, menu_repeater: null },
    },
  );
