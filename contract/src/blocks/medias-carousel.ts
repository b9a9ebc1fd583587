import { describeBlock, describeItem } from '../fields.ts';
import { link } from '../kinds/link.ts';
import { media } from '../kinds/media.ts';
import { repeater } from '../kinds/repeater.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';

export const mediaCarouselItem = describeItem('media_carousel_item', {
  label: { fr: 'Média', en: 'Media' },
  doc: { fr: 'Une image ou une vidéo et sa légende.', en: 'A picture or a video and its caption.' },
  fields: {
    media: media({ fr: 'Média', en: 'Media' }, { fr: 'L’image ou la vidéo.', en: 'The picture or the video.' }),
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du média.', en: 'The title of the media.' }),
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Une ou deux phrases.', en: 'One or two sentences.' }),
    cta: link(
      { fr: 'Bouton', en: 'Button' },
      { fr: 'Le texte et l’adresse du bouton.', en: 'The text and the address of the button.' },
    ),
  },
});

export const mediasCarousel = describeBlock('medias_carousel_block', {
  group: 'media',
  order: 20,
  label: { fr: 'Carrousel de médias', en: 'Media carousel' },
  doc: {
    fr: 'Des images et des vidéos, une à la fois, avec leur légende.',
    en: 'Pictures and videos, one at a time, with their captions.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    medias_repeater: repeater(
      [mediaCarouselItem],
      { fr: 'Médias', en: 'Media' },
      { fr: 'Chacun s’affiche six secondes.', en: 'Each shows for six seconds.' },
    ),
    ...displayProps,
  },
});
