import { describeBlock } from '../fields.ts';
import { media } from '../kinds/media.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';

export const propertyValuation = describeBlock('property_valuation_block', {
  group: 'forms',
  order: 30,
  label: { fr: 'Évaluation d’une propriété', en: 'Property valuation' },
  doc: {
    fr: 'Un formulaire en sept étapes pour demander la valeur d’une propriété.',
    en: 'A form of seven steps to ask for the value of a property.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    description: richtext(
      { fr: 'Texte', en: 'Text' },
      { fr: 'Dites au visiteur ce qu’il recevra.', en: 'Tells visitors what they receive.' },
    ),
    bg_media: media(
      { fr: 'Fond', en: 'Background' },
      { fr: 'Une image, ou une vidéo sans le son.', en: 'A picture or a silent video.' },
    ),
    ...displayProps,
  },
});
