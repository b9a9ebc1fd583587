import {
  type BlockFixtures,
  examplesOf,
  iconOf,
  item,
  lines,
  linkTo,
  textOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';
import { logoOf } from '../../block-framework/fixtures/logo-fixtures.ts';

const tags = {
  financing: item('tag_item', { name: textOf('Financement', 'Financing'), bg_color_primary: '#1F4E5F' }),
  law: item('tag_item', { name: textOf('Notariat', 'Notary'), bg_color_primary: '#F2D6A2', text_color: '#3D2B00' }),
  home: item('tag_item', { name: textOf('Habitation', 'Home') }),
};

const partner = (name: string, tag: keyof typeof tags, sub: [string, string], description: [string, string]) =>
  item('partner_item', {
    image: logoOf(name),
    main_title: textOf(name),
    sub_title: textOf(...sub),
    description: lines(...description),
    tags_repeater: [tags[tag]],
    list_items_repeater: [
      item('icon_list_item', { icon: iconOf('phone'), description: lines('514\u00a0555-0148') }),
      item('icon_list_item', { icon: iconOf('map-pin'), description: lines('Grand Montréal', 'Greater Montréal') }),
    ],
    cta: linkTo('Visiter le site', 'Visit the site', 'https://partenaire.example/', 'href'),
  });

const partners = [
  partner(
    'Hypoteca',
    'financing',
    ['Courtage hypothécaire', 'Mortgage brokerage'],
    [
      'Une préautorisation en 24 heures, et quinze prêteurs à comparer.',
      'Pre-approval in 24 hours, and fifteen lenders to compare.',
    ],
  ),
  partner(
    'Étude Valmont',
    'law',
    ['Notaires', 'Notaries'],
    ['Actes, recherches de titres et conseils, sans jargon.', 'Deeds, title searches and advice, without jargon.'],
  ),
  partner(
    'Œil de lynx',
    'home',
    ['Inspection préachat', 'Pre-purchase inspection'],
    ['Un rapport illustré le lendemain de la visite.', 'An illustrated report the day after the visit.'],
  ),
  partner(
    'Caisse du Quai',
    'financing',
    ['Prêts et épargne', 'Loans and savings'],
    ['Des conseillers qui se déplacent, même la fin de semaine.', 'Advisors who come to you, even on weekends.'],
  ),
  partner(
    'Grand Pas',
    'home',
    ['Déménagement', 'Moving'],
    [
      'Boîtes livrées, meubles protégés, prix fixé d’avance.',
      'Boxes delivered, furniture protected, a price set ahead.',
    ],
  ),
  partner(
    'Atelier Lumen',
    'home',
    ['Mise en valeur', 'Home staging'],
    ['Chaque pièce prête pour la photo.', 'Every room ready for the picture.'],
  ),
  partner(
    'Abri Mutuelle',
    'financing',
    ['Assurance habitation', 'Home insurance'],
    ['Une soumission en dix minutes.', 'A quote in ten minutes.'],
  ),
];

export const fixtures: BlockFixtures = examplesOf(
  'partners_block',
  {
    main_title: textOf('Nos partenaires', 'Our partners'),
    tags_repeater: Object.values(tags),
    partners_repeater: partners,
  },
  {
    everything: withParams({ color_scheme: 'normal-grey' }),
    'no more than six': { partners_repeater: partners.slice(0, 3) },
    'without tags': { tags_repeater: null },
    'without a picture': { partners_repeater: [{ ...partners[0], fields: { ...partners[0]?.fields, image: null } }] },
    'very long French title': {
      main_title: textOf(
        'Des partenaires triés sur le volet, pour que chaque étape de votre déménagement se déroule sans accroc',
        'Partners that we trust',
      ),
      partners_repeater: [
        item('partner_item', {
          main_title: textOf('Regroupement des inspecteurs en bâtiment de la Montérégie et des Cantons-de-l’Est'),
        }),
      ],
    },
    'no item at all': { partners_repeater: null },
  },
);
