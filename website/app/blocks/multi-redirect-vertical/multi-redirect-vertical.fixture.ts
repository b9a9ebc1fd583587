import {
  examplesOf,
  item,
  lines,
  linkTo,
  pictureOf,
  textOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';

const redirect = (fields: Record<string, unknown>, title: [string, string], description: [string, string]) =>
  item('redirect_item', { main_title: textOf(...title), description: lines(...description), ...fields });

const guides = [
  redirect(
    {
      image: pictureOf('article-010', 'Un salon mis en valeur', 'A staged living room', 1600, 1000),
      cta: linkTo('Lire le guide', 'Read the guide', '/blogue', 'href'),
    },
    ['Le guide du vendeur', 'The seller’s guide'],
    [
      'De la première visite à l’acte de vente, étape par étape.',
      'From the first visit to the deed of sale, step by step.',
    ],
  ),
  redirect(
    {
      image: pictureOf('facade-006', 'Une maison en rangée', 'A row house'),
      cta: linkTo('Voir les calculs', 'See the figures', '/blogue', 'href'),
    },
    ['Combien coûte un achat', 'What a purchase costs'],
    ['Mise de fonds, droits de mutation, notaire, inspection.', 'Down payment, transfer duties, notary, inspection.'],
  ),
  redirect(
    {
      image: pictureOf('office-004', 'Un bureau sur une rue bordée d’arbres', 'An office on a tree-lined street'),
      cta: linkTo('Prendre rendez-vous', 'Book a meeting', '/contact', 'href'),
    },
    ['Parler à un courtier', 'Talk to a broker'],
    ['Une demi-heure, en personne ou par vidéo.', 'Half an hour, in person or by video.'],
  ),
];

const drawingOf = (path: string, name: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">${path}</svg>`;
  const file = { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: name, width: 120, height: 120 };
  return { cms_component: 'image', media: { fr: file, en: file } };
};
const house = drawingOf('<path d="M3 11 12 4l9 7v9H3zM10 20v-6h4v6"/>', '');
const key = drawingOf('<circle cx="8" cy="15" r="4"/><path d="m11 12 9-9m-4 4 3 3"/>', '');

export const fixtures = examplesOf(
  'multi_redirect_vertical_block',
  { main_title: textOf('Par où commencer\u00a0?', 'Where to begin?'), redirects_repeater: guides },
  {
    everything: withParams(
      { color_scheme: 'inverted' },
      {
        redirects_repeater: guides.map(({ fields }) =>
          item('redirect_item', { ...fields, cta: linkTo('En savoir plus', 'Read more', '/blogue') }),
        ),
      },
    ),
    'drawings on a colour': withParams(
      { color_scheme: 'normal-grey' },
      {
        redirects_repeater: [
          redirect(
            { image: house, image_bg_color: 'accent1.normal', cta: linkTo('Vendre', 'Sell', '/contact', 'href') },
            ['Je vends', 'I am selling'],
            ['Une évaluation écrite en 24\u00a0heures.', 'A written valuation within 24 hours.'],
          ),
          redirect(
            { image: key, image_bg_color: 'gray7', cta: linkTo('Acheter', 'Buy', '/proprietes', 'href') },
            ['J’achète', 'I am buying'],
            ['Les nouveautés, le matin même.', 'New listings, the very morning.'],
          ),
        ],
      },
    ),
    'nothing optional': {
      main_title: null,
      redirects_repeater: [item('redirect_item', { main_title: textOf('Acheter', 'Buy') }), guides[1]],
    },
    'very long French title': {
      main_title: textOf(
        'Les lectures que nous recommandons avant de vendre, d’acheter ou de rénover une propriété',
        'What to read before you sell, buy or renovate',
      ),
      redirects_repeater: [
        redirect(
          { cta: linkTo('Consulter l’ensemble des documents préparatoires', 'See all documents', '/blogue') },
          [
            'L’anticonstitutionnellement longue liste des vérifications préachat',
            'The long list of pre-purchase checks',
          ],
          ['Hypothèque, inspection, servitudes, zonage.', 'Mortgage, inspection, servitudes, zoning.'],
        ),
      ],
    },
    'no item at all': { redirects_repeater: null },
  },
);
