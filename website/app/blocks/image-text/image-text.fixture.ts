import {
  examplesOf,
  html,
  item,
  linkTo,
  pictureOf,
  textOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';

const picture = pictureOf('facade-010', 'Une maison canadienne sous la neige', 'A Québec farmhouse under snow');
const story = html(
  '<p>Tout commence par une visite, sans cahier de charges ni ruban à mesurer. Vous nous montrez la maison comme à un ami&nbsp;; nous repérons ce qui plaira, ce qu’il faut réparer et ce qu’il vaut mieux laisser.</p><p>Le plan tient sur une page. Vous le gardez, que vous nous choisissiez ou non.</p>',
  '<p>It begins with a visit, without a checklist or a tape measure. You show us the house as you would a friend; we note what will please, what to repair and what to leave alone.</p><p>The plan fits on one page. It is yours to keep, whether you choose us or not.</p>',
);
const call = item('cta_item', { cta: linkTo('Planifier une visite', 'Plan a visit', '/contact') });
const more = item('cta_item', { cta: linkTo('Lire la suite', 'Read more', '/a-propos', 'href') });

export const fixtures = examplesOf(
  'image_text_block',
  {
    block_image: picture,
    main_title: textOf('D’abord, une visite', 'First, a visit'),
    description: story,
    cta_repeater: [call],
  },
  {
    everything: withParams(
      { color_scheme: 'inverted' },
      {
        block_image: { ...picture, center: { x: 20, y: 60 }, filters: { brightness: 90, saturate: 110 } },
        orientation_x: 'right',
        cta_repeater: [call, more],
      },
    ),
    'without a picture': { block_image: null, cta_repeater: null },
    'very long French title': {
      main_title: textOf(
        'Une première rencontre sans engagement, directement chez vous, au moment qui vous convient',
        'A first meeting at your place',
      ),
      cta_repeater: null,
    },
    'picture alone': { main_title: null, description: null, cta_repeater: null, orientation_x: 'right' },
  },
);
