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

const media = (value: unknown) => item('media_item', { media: value });
const living = media(pictureOf('room-001', 'Un salon baigné de lumière', 'A living room full of light'));
const facade = media(pictureOf('facade-004', 'Une maison de pierre en automne', 'A stone house in autumn'));
const call = item('cta_item', { cta: linkTo('Préparer ma vente', 'Prepare my sale', '/contact') });
const more = item('cta_item', { cta: linkTo('Voir des exemples', 'See examples', '/proprietes', 'href') });

export const fixtures = examplesOf(
  'text_image_double_block',
  {
    super_title: textOf('Mise en valeur', 'Home staging'),
    main_title: textOf('Votre maison, sous son meilleur jour', 'Your home at its best'),
    description: html(
      '<p>Une styliste passe chez vous avant le photographe. Elle déplace, allège et prête au besoin un fauteuil ou une lampe.</p><p>Le photographe revient deux fois&nbsp;: une fois le matin, une fois à l’heure où le salon est le plus beau.</p>',
      '<p>A stylist visits before the photographer. She moves, lightens and lends an armchair or a lamp if need be.</p><p>The photographer comes twice: once in the morning, once when the living room is at its best.</p>',
    ),
    cta_repeater: [call],
    media_repeater: [living, facade],
  },
  {
    everything: withParams({ color_scheme: 'inverted' }, { orientation_x: 'right', cta_repeater: [call, more] }),
    'a film and a picture': withParams(
      { color_scheme: 'normal-grey' },
      {
        media_repeater: [
          media(
            videoOf('/resources/fleuve.webm', pictureOf('landscape-001', 'Le fleuve', 'The river'), { controls: true }),
          ),
          facade,
        ],
      },
    ),
    'one picture': { media_repeater: [living] },
    'without a picture': { media_repeater: null },
    'very long French title': {
      main_title: textOf(
        'La photographie, l’éclairage et l’anticonstitutionnelle minutie d’une mise en valeur réussie',
        'Pictures, light and the care of good home staging',
      ),
      cta_repeater: null,
    },
    'nothing optional': { super_title: null, description: null, cta_repeater: null },
    'pictures alone': { super_title: null, main_title: null, description: null, cta_repeater: null },
  },
);
