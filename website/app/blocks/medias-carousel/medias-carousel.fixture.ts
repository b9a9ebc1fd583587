import {
  examplesOf,
  html,
  item,
  linkTo,
  pictureOf,
  textOf,
  videoOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';

const media = (fields: Record<string, unknown>) => item('media_carousel_item', fields);

const medias = [
  media({
    media: pictureOf('room-003', 'Un salon double, avec ses moulures d’origine', 'A double parlour with its mouldings'),
    main_title: textOf('Avant la visite', 'Before the visit'),
    description: html(
      '<p>Une demi-journée de mise en valeur, et la lumière fait le reste.</p>',
      '<p>Half a day of staging, and the light does the rest.</p>',
    ),
    cta: linkTo('Notre méthode', 'Our method', '/vendre'),
  }),
  media({
    media: videoOf('https://www.youtube.com/watch?v=dQw4w9WgXcQ', pictureOf('facade-010', '', ''), { controls: true }),
    main_title: textOf('La maison en trois minutes', 'The house in three minutes'),
    description: html(
      '<p>Chaque propriété a sa visite filmée, du sous-sol au grenier.</p>',
      '<p>Each property has its filmed visit, from basement to attic.</p>',
    ),
  }),
  media({
    media: pictureOf('landscape-005', 'Le quartier vu du parc', 'The neighbourhood seen from the park'),
    main_title: textOf('Et tout autour', 'And all around'),
    description: html(
      '<p>L’école, le parc, le train&nbsp;: ce qui compte autant que la cuisine.</p>',
      '<p>The school, the park, the train: what counts as much as the kitchen.</p>',
    ),
  }),
];

export const fixtures = examplesOf(
  'medias_carousel_block',
  { main_title: textOf('Une propriété bien racontée', 'A property well told'), medias_repeater: medias },
  {
    everything: withParams({ color_scheme: 'normal-grey' }),
    'without captions': { medias_repeater: medias.map(({ fields }) => media({ media: fields?.media })) },
    'one picture': { medias_repeater: medias.slice(0, 1) },
    'a film': {
      medias_repeater: [media({ media: videoOf('/resources/fleuve.webm', pictureOf('landscape-001', '', '')) })],
    },
    'without a title': { main_title: null },
    'without a picture': { medias_repeater: [media({ ...medias[0]?.fields, media: null }), ...medias.slice(2)] },
    'very long French title': {
      main_title: textOf(
        'Des images, des visites filmées et des plans pour comprendre une propriété avant de s’y rendre',
        'Pictures, filmed visits and plans',
      ),
      medias_repeater: [
        media({
          ...medias[0]?.fields,
          main_title: textOf('Anticonstitutionnellement intergénérationnelle, hypothécairement raisonnable', 'Long'),
        }),
        ...medias,
      ],
    },
    'no item at all': { main_title: null, medias_repeater: null },
  },
);
