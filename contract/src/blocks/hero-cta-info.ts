import { describeBlock } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { media } from '../kinds/media.ts';
import { repeater } from '../kinds/repeater.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { ctaItem, iconListItem } from './items.ts';
import { alignY, leftCenterRight } from './layout-fields.ts';

export const heroCtaInfo = describeBlock('hero_cta_info_block', {
  group: 'heroes',
  order: 40,
  label: { fr: 'Bannière avec appel à l’action et infos', en: 'Hero with call to action and info' },
  doc: {
    fr: 'Un titre, des boutons et quelques faits, à côté d’une grande image.',
    en: 'A title, buttons and a few facts beside a large picture.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre de la page.', en: 'The title of the page.' }),
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Une ou deux phrases.', en: 'One or two sentences.' }),
    bg_media: media(
      { fr: 'Image ou vidéo', en: 'Picture or video' },
      { fr: 'Une image, ou une vidéo sans le son.', en: 'A picture or a silent video.' },
    ),
    cta_repeater: repeater(
      [ctaItem],
      { fr: 'Boutons', en: 'Buttons' },
      { fr: 'La prochaine étape du visiteur.', en: 'The next step for the visitor.' },
    ),
    list_items_repeater: repeater(
      [iconListItem],
      { fr: 'Infos', en: 'Info' },
      { fr: 'Deux à quatre faits, chacun avec son icône.', en: 'Two to four facts, each with an icon.' },
    ),
    ...displayProps,
    orientation_x: choice(
      leftCenterRight,
      'left',
      { fr: 'Place du texte', en: 'Place of the text' },
      {
        fr: 'À gauche ou à droite de l’image, ou au centre au-dessus d’elle.',
        en: 'On the left or right of the picture, or centred above it.',
      },
    ),
    align_y: alignY,
  },
});
