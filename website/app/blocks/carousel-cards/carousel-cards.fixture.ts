import {
  examplesOf,
  html,
  item,
  linkTo,
  pictureOf,
  textOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';

const card = (
  picture: string,
  title: [string, string],
  description: [string, string],
  link: [string, string, string],
) =>
  item('card_item', {
    image: pictureOf(picture, '', ''),
    main_title: textOf(...title),
    description: html(`<p>${description[0]}</p>`, `<p>${description[1]}</p>`),
    link: linkTo(...link, 'href'),
  });

const cards = [
  card(
    'facade-003',
    ['Rosemont', 'Rosemont'],
    [
      'Des duplex en brique, des ruelles vertes et le marché Jean-Talon à dix minutes.',
      'Brick duplexes, green lanes and the Jean-Talon market ten minutes away.',
    ],
    ['Découvrir le quartier', 'Discover the area', '/proprietes?type=maison'],
  ),
  card(
    'landscape-004',
    ['Longueuil', 'Longueuil'],
    [
      'Le fleuve, le métro et des maisons d’après-guerre à rénover.',
      'The river, the metro and post-war houses to renovate.',
    ],
    ['Découvrir la ville', 'Discover the city', '/proprietes?type=prop'],
  ),
  card(
    'facade-009',
    ['Verdun', 'Verdun'],
    ['La plage, la promenade Wellington et des condos lumineux.', 'The beach, Wellington Street and bright condos.'],
    ['Découvrir le quartier', 'Discover the area', '/proprietes?type=condo'],
  ),
  card(
    'landscape-006',
    ['Bromont', 'Bromont'],
    ['La montagne, les pistes cyclables et une vie de village.', 'The mountain, the bike paths and a village life.'],
    ['Découvrir la ville', 'Discover the town', '/proprietes?type=chalet'],
  ),
  card(
    'facade-014',
    ['Limoilou', 'Limoilou'],
    ['Des escaliers extérieurs, des terrasses et la 3e Avenue.', 'Outdoor staircases, terraces and 3e Avenue.'],
    ['Découvrir le quartier', 'Discover the area', '/proprietes?type=prop'],
  ),
];

export const fixtures = examplesOf(
  'carousel_cards_block',
  { main_title: textOf('Des quartiers où il fait bon vivre', 'Neighbourhoods to live in'), cards_repeater: cards },
  {
    everything: withParams({ color_scheme: 'normal-grey' }),
    'three cards': { cards_repeater: cards.slice(0, 3) },
    'one card': { cards_repeater: cards.slice(0, 1) },
    'without pictures': { cards_repeater: cards.map(({ fields }) => item('card_item', { ...fields, image: null })) },
    'without links': { cards_repeater: cards.map(({ fields }) => item('card_item', { ...fields, link: null })) },
    'without a title': { main_title: null },
    'very long French title': {
      main_title: textOf(
        'Les arrondissements, les villages et les bords de l’eau que nos courtiers connaissent rue par rue',
        'Places that our brokers know street by street',
      ),
      cards_repeater: [
        card(
          'facade-003',
          ['Saint-Louis-de-Gonzague-du-Cap-Tourmente-et-environs', 'Cap-Tourmente'],
          ['Anticonstitutionnellement, hypothécairement, parfaitement.', 'Perfectly.'],
          ['Découvrir la municipalité et ses environs immédiats', 'Discover the area', '/proprietes'],
        ),
        ...cards,
      ],
    },
    'no item at all': { main_title: null, cards_repeater: null },
  },
);
