import { describeBlock, describeItem } from '../fields.ts';
import { flag } from '../kinds/flag.ts';
import { media } from '../kinds/media.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';
import { displayProps } from './display-props.ts';
import { ctaItem } from './items.ts';

export const heroSliderItem = describeItem('hero_slider_item', {
  label: { fr: 'Diapositive', en: 'Slide' },
  doc: { fr: 'Une image, un titre et un bouton.', en: 'A picture, a title and a button.' },
  fields: {
    bg_media: media(
      { fr: 'Fond', en: 'Background' },
      { fr: 'Une image, ou une vidéo sans le son.', en: 'A picture or a silent video.' },
    ),
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le message de la diapositive.', en: 'The message.' }),
    description: textarea({ fr: 'Texte', en: 'Text' }, { fr: 'Une ou deux phrases.', en: 'One or two sentences.' }),
    cta_repeater: repeater(
      [ctaItem],
      { fr: 'Boutons', en: 'Buttons' },
      { fr: 'La prochaine étape du visiteur.', en: 'The next step for the visitor.' },
    ),
  },
});

export const heroSlider = describeBlock('hero_slider_block', {
  group: 'heroes',
  order: 50,
  label: { fr: 'Bannière en carrousel', en: 'Hero carousel' },
  doc: {
    fr: 'De grandes images qui défilent, chacune avec son titre.',
    en: 'Large pictures in a carousel, each with its title.',
  },
  fields: {
    slides_repeater: repeater(
      [heroSliderItem],
      { fr: 'Diapositives', en: 'Slides' },
      {
        fr: 'Chacune s’affiche huit secondes. Une seule ne défile pas.',
        en: 'Each shows for eight seconds. A single one does not move.',
      },
    ),
    next_slide_preview: flag(
      true,
      { fr: 'Aperçu de la suivante', en: 'Preview of the next slide' },
      { fr: 'Montre une vignette de la prochaine diapositive.', en: 'Shows a thumbnail of the next slide.' },
    ),
    ...displayProps,
  },
});
