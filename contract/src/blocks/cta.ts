import { describeBlock } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { media } from '../kinds/media.ts';
import { repeater } from '../kinds/repeater.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { ctaItem } from './items.ts';

export const cta = describeBlock('cta_block', {
  group: 'cards',
  order: 10,
  label: { fr: 'Appel à l’action', en: 'Call to action' },
  doc: { fr: 'Une image, une phrase et des boutons.', en: 'A picture, a sentence and buttons.' },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'La phrase principale.', en: 'The main sentence.' }),
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Une phrase de plus.', en: 'One more sentence.' }),
    bg_media: media(
      { fr: 'Fond', en: 'Background' },
      { fr: 'Une image, ou une vidéo sans le son.', en: 'A picture or a silent video.' },
    ),
    cta_repeater: repeater(
      [ctaItem],
      { fr: 'Boutons', en: 'Buttons' },
      { fr: 'La prochaine étape du visiteur.', en: 'The next step for the visitor.' },
    ),
    ...displayProps,
    arrangement: choice(
      {
        card: { fr: 'Sur l’image', en: 'On the picture' },
        above: { fr: 'Au-dessus d’un panorama', en: 'Above a panorama' },
        beside: { fr: 'À côté de l’image', en: 'Beside the picture' },
      },
      'card',
      { fr: 'Place du texte', en: 'Place of the text' },
      {
        fr: 'Un panorama va d’un bord de l’écran à l’autre. À côté, une image haute convient, par exemple un portrait.',
        en: 'A panorama reaches from edge to edge of the screen. Beside the text a tall picture fits, such as a portrait.',
      },
    ),
  },
});
