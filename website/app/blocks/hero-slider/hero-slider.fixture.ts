import {
  examplesOf,
  item,
  lines,
  linkTo,
  pictureOf,
  textOf,
  videoOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';

const slide = (fields: Record<string, unknown>) => item('hero_slider_item', fields);
const button = (fr: string, en: string, url: string) => item('cta_item', { cta: linkTo(fr, en, url) });

const slides = [
  slide({
    bg_media: pictureOf('landscape-001', 'Le fleuve au petit matin', 'The river in the early morning'),
    main_title: textOf('Vivre au bord du fleuve', 'Live by the river'),
    description: lines(
      'Des maisons et des condos sur les deux rives, de Boucherville à l’île d’Orléans.',
      'Houses and condos on both shores, from Boucherville to Île d’Orléans.',
    ),
    cta_repeater: [button('Voir les propriétés', 'See the properties', '/proprietes')],
  }),
  slide({
    bg_media: pictureOf('landscape-002', 'Un lac entouré d’érables', 'A lake among maples'),
    main_title: textOf('Un chalet pour les quatre saisons', 'A cottage for all four seasons'),
    description: lines(
      'Nos courtiers connaissent les lacs, les fosses septiques et les chemins déneigés.',
      'Our brokers know the lakes, the septic tanks and the ploughed roads.',
    ),
    cta_repeater: [
      button('Trouver un chalet', 'Find a cottage', '/proprietes?type=chalet'),
      button('Parler à un courtier', 'Talk to a broker', '/contact'),
    ],
  }),
  slide({
    bg_media: pictureOf('landscape-003', 'Une rue de Montréal en automne', 'A Montréal street in autumn'),
    main_title: textOf('Vendre au juste prix', 'Sell at the right price'),
    description: lines(
      'Une évaluation honnête, fondée sur ce qui s’est vendu dans votre rue.',
      'An honest valuation, based on what has sold on your street.',
    ),
    cta_repeater: [button('Demander une évaluation', 'Ask for a valuation', '/vendre')],
  }),
];

export const fixtures = examplesOf(
  'hero_slider_block',
  { slides_repeater: slides },
  {
    everything: withParams({ color_scheme: 'inverted' }),
    'without the preview': { next_slide_preview: false },
    'one slide': { slides_repeater: slides.slice(0, 1) },
    'a film behind the words': {
      slides_repeater: [
        slide({
          bg_media: videoOf('/resources/fleuve.webm', pictureOf('landscape-001', '', ''), { autoplay: true }),
          main_title: textOf('Une journée au bord du fleuve', 'A day by the river'),
        }),
        ...slides.slice(1),
      ],
    },
    'without pictures': {
      slides_repeater: slides.map(({ fields }) => slide({ ...fields, bg_media: null })),
    },
    'pictures alone': {
      slides_repeater: slides.map(({ fields }) => slide({ bg_media: fields?.bg_media })),
    },
    'very long French title': {
      slides_repeater: [
        slide({
          ...slides[0]?.fields,
          main_title: textOf(
            'L’accompagnement immobilier d’une équipe qui connaît chaque rue de votre arrondissement, de la première visite à la remise des clés',
            'A team that knows your streets, from the first visit to the keys',
          ),
        }),
        ...slides.slice(1),
      ],
    },
    'no item at all': { slides_repeater: null },
  },
);
