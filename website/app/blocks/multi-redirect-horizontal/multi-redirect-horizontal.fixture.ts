import {
  examplesOf,
  html,
  iconOf,
  item,
  lines,
  linkTo,
  pictureOf,
  textOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';

const redirect = (
  fields: { icon: string; picture: ReturnType<typeof pictureOf> },
  title: [string, string],
  description: [string, string],
  cta: [string, string],
  url: string,
) =>
  item('redirect_item', {
    main_title: textOf(...title),
    description: lines(...description),
    icon: iconOf(fields.icon),
    image: fields.picture,
    cta: linkTo(...cta, url, 'href'),
  });

const redirects = [
  redirect(
    { icon: 'key', picture: pictureOf('facade-004', 'Une maison de pierre en automne', 'A stone house in autumn') },
    ['Acheter', 'Buy'],
    ['Des alertes, des visites et un courtier à vos côtés.', 'Alerts, visits and a broker at your side.'],
    ['Trouver une propriété', 'Find a property'],
    '/proprietes',
  ),
  redirect(
    { icon: 'house', picture: pictureOf('room-001', 'Un salon baigné de lumière', 'A living room full of light') },
    ['Vendre', 'Sell'],
    ['Une évaluation juste et une mise en valeur soignée.', 'A fair valuation and careful staging.'],
    ['Préparer ma vente', 'Prepare my sale'],
    '/contact',
  ),
  redirect(
    { icon: 'trending-up', picture: pictureOf('landscape-001', 'Le fleuve', 'The river', 2400, 1350) },
    ['Investir', 'Invest'],
    ['Plex, copropriétés et terrains, chiffres à l’appui.', 'Plexes, condominiums and land, with the figures.'],
    ['Comparer les secteurs', 'Compare the areas'],
    '/blogue',
  ),
];
const steps = redirects.map(({ fields }) => item('redirect_item', { ...fields, link: fields?.cta, cta: null }));

export const fixtures = examplesOf(
  'multi_redirect_horizontal_block',
  {
    main_title: textOf('Que souhaitez-vous faire\u00a0?', 'What would you like to do?'),
    redirect_type: 'icon',
    redirects_repeater: redirects,
  },
  {
    everything: withParams(
      { color_scheme: 'inverted' },
      {
        description: html('<p>Trois chemins, une même équipe.</p>', '<p>Three paths, one team.</p>'),
        redirects_repeater: [
          ...redirects,
          item('redirect_item', {
            main_title: textOf('Louer', 'Rent'),
            description: lines('Des baux clairs et des visites rapides.', 'Clear leases and quick visits.'),
            icon: iconOf('calendar'),
            cta: linkTo('Voir les logements', 'See the rentals', '/proprietes'),
          }),
        ],
      },
    ),
    'with pictures': withParams({ color_scheme: 'normal-grey' }, { redirect_type: 'image' }),
    'with numbers': { redirect_type: 'number', redirects_repeater: steps },
    'numbers of their own': {
      redirect_type: 'number',
      redirects_repeater: [
        item('redirect_item', { ...steps[0]?.fields, index: 7 }),
        item('redirect_item', { ...steps[1]?.fields, index: 12 }),
      ],
    },
    'nothing optional': {
      main_title: null,
      redirects_repeater: [item('redirect_item', { main_title: textOf('Acheter', 'Buy') }), redirects[1]],
    },
    'very long French title': {
      main_title: textOf(
        'Choisissez le service qui correspond à votre projet immobilier, maintenant ou plus tard',
        'Choose what suits your project',
      ),
      redirects_repeater: [
        redirect(
          { icon: 'key', picture: pictureOf('facade-006', 'Une maison en rangée', 'A row house') },
          ['L’anticonstitutionnellement longue recherche d’une copropriété', 'The long search for a condominium'],
          ['Accompagnement, hypothèque, inspection, notaire.', 'Support, mortgage, inspection, notary.'],
          ['Lire le guide complet de l’acheteur', 'Read the guide'],
          '/blogue',
        ),
        ...redirects.slice(1),
      ],
    },
    'no item at all': { redirects_repeater: null },
  },
);
