import {
  examplesOf,
  iconOf,
  item,
  lines,
  linkTo,
  textOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';
import { menuItem, svgLogo } from '../../block-framework/fixtures/menu-fixtures.ts';

const menu = [
  menuItem('Propriétés', 'Properties', '/proprietes', [
    menuItem('Maisons', 'Houses', '/proprietes?type=maison'),
    menuItem('Condos', 'Condos', '/proprietes?type=condo'),
    menuItem('Chalets', 'Cottages', '/proprietes?type=chalet'),
    menuItem('Visites libres', 'Open houses', '/proprietes?open_house=1'),
  ]),
  menuItem('Services', 'Services', '/vendre', [
    menuItem('Vendre', 'Sell', '/vendre'),
    menuItem('Acheter', 'Buy', '/acheter'),
    menuItem('Évaluation en ligne', 'Online valuation', '/contact'),
  ]),
  menuItem('La maison', 'The house', '/a-propos', [
    menuItem('À propos', 'About', '/a-propos'),
    menuItem('Nos courtiers', 'Our brokers', '/a-propos'),
    menuItem('Blogue', 'Blog', '/blogue'),
  ]),
  menuItem('Renseignements', 'Information', '/contact', [
    menuItem('Contact', 'Contact', '/contact'),
    menuItem('Conditions d’utilisation', 'Terms of use', '/termes-et-conditions'),
    menuItem('Politique de confidentialité', 'Privacy policy', '/politique-confidentialite'),
  ]),
];

const networks = (...names: string[]) =>
  names.map((name) => {
    const key = name.toLowerCase();
    return item('icon_link_item', { icon: iconOf(key), link: linkTo(name, name, `https://${key}.example/rive-roy`) });
  });

const agency = lines(
  'Rive & Roy\nAgence immobilière\n1200, rue du Quai, bureau 300\nBoucherville (Québec)  J4B 1A1',
  'Rive & Roy\nReal estate agency\n1200 rue du Quai, Suite 300\nBoucherville, Québec  J4B 1A1',
);
const logo = svgLogo(44, '<text y="33" font-family="Georgia, serif" font-size="32" fill="#8a8a86">R &amp; R</text>');
/** Returns an example in the scheme of the page; the default example uses the inverted scheme. */
const inNormalScheme = (fields: Record<string, unknown>) => withParams({ color_scheme: null }, fields);

const noContact = { agency: null, icon_links_repeater: null };

export const fixtures = examplesOf(
  'footer_classic_block',
  withParams(
    { color_scheme: 'inverted' },
    {
      agency,
      all_rights_reserved: textOf(
        '© 2026 Rive & Roy. Tous droits réservés.',
        '© 2026 Rive & Roy. All rights reserved.',
      ),
      icon_links_repeater: networks('Facebook', 'Instagram'),
      menu_repeater: menu,
    },
  ),
  {
    everything: inNormalScheme({
      logos_repeater: [item('media_item', { media: logo })],
      cta: linkTo('Nous écrire', 'Write to us', '/contact'),
      icon_links_repeater: networks('Facebook', 'Instagram', 'LinkedIn', 'YouTube'),
    }),
    'menu without columns': inNormalScheme({
      ...noContact,
      menu_repeater: [
        menuItem('Contact', 'Contact', '/contact'),
        menuItem('Confidentialité', 'Privacy', '/confidentialite'),
      ],
    }),
    'no item at all': inNormalScheme({ ...noContact, menu_repeater: null }),
    'very long French menu': {
      menu_repeater: [
        menuItem('Accompagnement des acheteurs et des vendeurs', 'Buying and selling with us', '/acheter', [
          menuItem('Évaluation gratuite et confidentielle de votre propriété', 'Free valuation', '/contact'),
          menuItem('Politique de protection des renseignements personnels', 'Privacy policy', '/confidentialite'),
        ]),
        ...menu.slice(1),
      ],
    },
  },
);
