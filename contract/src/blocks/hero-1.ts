import { describeBlock } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { media } from '../kinds/media.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';
import { displayProps } from './display-props.ts';
import { ctaItem } from './items.ts';

export const hero1 = describeBlock('hero_block_1', {
  group: 'heroes',
  order: 20,
  label: { fr: 'Bannière', en: 'Hero' },
  doc: {
    fr: 'Le haut d’une page intérieure\u00a0: une image et un titre.',
    en: 'The top of an inner page: a picture and its title.',
  },
  fields: {
    super_title: text(
      { fr: 'Surtitre', en: 'Super title' },
      { fr: 'Un mot ou deux au-dessus du titre.', en: 'A word or two above the title.' },
    ),
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre de la page.', en: 'The title of the page.' }),
    description: textarea({ fr: 'Texte', en: 'Text' }, { fr: 'Une ou deux phrases.', en: 'One or two sentences.' }),
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
        corner: { fr: 'Dans un coin de l’image', en: 'In a corner of the picture' },
        below: { fr: 'Sous l’image', en: 'Below the picture' },
        beside: { fr: 'À côté de l’image', en: 'Beside the picture' },
      },
      'corner',
      { fr: 'Place du texte', en: 'Place of the text' },
      {
        fr: 'Sous l’image ou à côté, rien ne la couvre\u00a0: un panorama va bien au-dessus du texte, une image haute à côté.',
        en: 'Below or beside the picture nothing covers it: a panorama suits a text below, a tall picture one beside.',
      },
    ),
  },
});
