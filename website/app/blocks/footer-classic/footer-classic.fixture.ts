import { type BlockFixtures, iconOf, item, lines, linkTo, words } from '../fixtures.ts';

const line = (fr: string, en: string, url: string, below: ReturnType<typeof item>[] = []) =>
  item('menu_item', { link: linkTo(fr, en, url, 'href'), ...(below.length > 0 && { menu_repeater: below }) });

const menu = [
  line('Propriétés', 'Properties', '/proprietes', [
    line('Maisons', 'Houses', '/proprietes?type=maison'),
    line('Condos', 'Condos', '/proprietes?type=condo'),
    line('Chalets', 'Cottages', '/proprietes?type=chalet'),
    line('Visites libres', 'Open houses', '/proprietes?open_house=1'),
  ]),
  line('Services', 'Services', '/vendre', [
    line('Vendre', 'Sell', '/vendre'),
    line('Acheter', 'Buy', '/acheter'),
    line('Évaluation en ligne', 'Online valuation', '/contact'),
  ]),
  line('La maison', 'The house', '/a-propos', [
    line('À propos', 'About', '/a-propos'),
    line('Nos courtiers', 'Our brokers', '/a-propos'),
    line('Blogue', 'Blog', '/blogue'),
  ]),
  line('Renseignements', 'Information', '/contact', [
    line('Contact', 'Contact', '/contact'),
    line('Conditions d’utilisation', 'Terms of use', '/termes-et-conditions'),
    line('Politique de confidentialité', 'Privacy policy', '/politique-confidentialite'),
  ]),
];

const network = (icon: string, name: string) =>
  item('icon_link_item', { icon: iconOf(icon), link: linkTo(name, name, `https://${icon}.example/rive-roy`) });

const agency = lines(
  'Rive & Roy\nAgence immobilière\n1200, rue du Quai, bureau 300\nBoucherville (Québec)  J4B 1A1',
  'Rive & Roy\nReal estate agency\n1200 rue du Quai, Suite 300\nBoucherville, Québec  J4B 1A1',
);
const rights = words('© 2026 Rive & Roy. Tous droits réservés.', '© 2026 Rive & Roy. All rights reserved.');

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="44" viewBox="0 0 150 44"><text y="33" font-family="Georgia, serif" font-size="32" fill="#8a8a86">R &amp; R</text></svg>';
const logoFile = { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 150, height: 44, alt: 'Rive & Roy' };
const logo = item('media_item', { media: { cms_component: 'image', media: { fr: logoFile, en: logoFile } } });

export const fixtures: BlockFixtures = {
  default: {
    block_type: 'footer_classic_block',
    block_params: { color_scheme: 'inverted' },
    fields: {
      agency,
      all_rights_reserved: rights,
      icon_links_repeater: [network('facebook', 'Facebook'), network('instagram', 'Instagram')],
      menu_repeater: menu,
    },
  },
  everything: item('footer_classic_block', {
    agency,
    all_rights_reserved: rights,
    logos_repeater: [logo],
    cta: linkTo('Nous écrire', 'Write to us', '/contact'),
    icon_links_repeater: ['Facebook', 'Instagram', 'LinkedIn', 'YouTube'].map((name) =>
      network(name.toLowerCase(), name),
    ),
    menu_repeater: menu,
  }),
  'menu without columns': item('footer_classic_block', {
    all_rights_reserved: rights,
    menu_repeater: [line('Contact', 'Contact', '/contact'), line('Confidentialité', 'Privacy', '/confidentialite')],
  }),
  'no item at all': item('footer_classic_block', { all_rights_reserved: rights }),
};
