import { describeBlock } from '../fields.ts';
import { image } from '../kinds/image.ts';
import { media } from '../kinds/media.ts';
import { repeater } from '../kinds/repeater.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';
import { displayProps } from './display-props.ts';
import { ctaItem } from './items.ts';

export const heroLandingPage1 = describeBlock('hero_landing_page_block_1', {
  group: 'heroes',
  order: 30,
  label: { fr: 'Bannière de page d’atterrissage', en: 'Landing page hero' },
  doc: {
    fr: 'Le haut d’une page de campagne\u00a0: une grande image et une carte avec l’offre.',
    en: 'The top of a campaign page: a large picture and a card with the offer.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'L’offre en une phrase.', en: 'The offer in one sentence.' }),
    sub_title: textarea(
      { fr: 'Sous-titre', en: 'Subtitle' },
      { fr: 'Une phrase sous le titre.', en: 'One sentence below the title.' },
    ),
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Quelques précisions.', en: 'A few details.' }),
    bg_media: media(
      { fr: 'Fond', en: 'Background' },
      { fr: 'Une image, ou une vidéo sans le son.', en: 'A picture or a silent video.' },
    ),
    logo: image({ fr: 'Logo', en: 'Logo' }, { fr: 'Placé au-dessus du titre.', en: 'Stands above the title.' }),
    cta_repeater: repeater(
      [ctaItem],
      { fr: 'Boutons', en: 'Buttons' },
      { fr: 'La prochaine étape du visiteur.', en: 'The next step for the visitor.' },
    ),
    ...displayProps,
  },
});
