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

const picture = pictureOf('facade-010', 'Une maison canadienne sous la neige', 'A Québec farmhouse under snow');
const call = item('cta_item', { cta: linkTo('Obtenir mon évaluation', 'Get my valuation', '/contact') });
const more = item('cta_item', { cta: linkTo('Voir nos ventes', 'See our sales', '/proprietes') });
const fact = (icon: string | null, fr: string, en: string) =>
  item('icon_list_item', { icon: icon && iconOf(icon), description: lines(fr, en) });
const facts = [
  fact('clock', 'Réponse en 24\u00a0heures', 'An answer within 24 hours'),
  fact('shield', 'Gratuit et sans engagement', 'Free and without obligation'),
  fact('chart-column', 'Fondée sur les ventes de votre rue', 'Founded on the sales of your street'),
  fact('user', 'Par un courtier de votre quartier', 'By a broker of your neighbourhood'),
];

export const fixtures = examplesOf(
  'hero_cta_info_block',
  {
    main_title: textOf('Combien vaut votre maison aujourd’hui\u00a0?', 'What is your home worth today?'),
    description: html(
      '<p>Une évaluation écrite, expliquée et gratuite, par un courtier qui connaît vos voisins.</p>',
      '<p>A free valuation, written and explained, by a broker who knows your neighbours.</p>',
    ),
    bg_media: picture,
    cta_repeater: [call, more],
    list_items_repeater: facts,
  },
  {
    everything: withParams({ color_scheme: 'inverted' }, { orientation_x: 'right' }),
    'at the bottom of the picture': { align_y: 'bottom' },
    'in the centre': withParams({ color_scheme: 'normal-grey' }, { orientation_x: 'center' }),
    'in the centre without a picture': { orientation_x: 'center', bg_media: null },
    'without a picture': { bg_media: null, list_items_repeater: facts.slice(0, 3) },
    'very long French title': {
      main_title: textOf(
        'Une estimation professionnelle, confidentielle et anticonstitutionnellement détaillée de votre propriété',
        'A professional, confidential and detailed estimate of your property',
      ),
      cta_repeater: [call],
      list_items_repeater: [
        fact(
          null,
          'Un rapport d’une dizaine de pages,\nremis en mains propres',
          'A report of some ten pages,\nhanded to you in person',
        ),
      ],
    },
    'title alone': { description: null, cta_repeater: null, list_items_repeater: null },
  },
);
