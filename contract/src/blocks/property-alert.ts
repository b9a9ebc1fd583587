import { describeBlock } from '../fields.ts';
import { media } from '../kinds/media.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';

export const propertyAlert = describeBlock('property_alert_block', {
  group: 'forms',
  order: 20,
  label: { fr: 'Alerte immobilière', en: 'Property alert' },
  doc: {
    fr: 'Un formulaire en six étapes pour recevoir les nouvelles propriétés.',
    en: 'A form of six steps that signs visitors up for new listings.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    description: richtext(
      { fr: 'Texte', en: 'Text' },
      { fr: 'Dites au visiteur à quoi sert l’alerte.', en: 'Tells visitors what the alert does.' },
    ),
    bg_media: media(
      { fr: 'Fond', en: 'Background' },
      { fr: 'Une image, ou une vidéo sans le son.', en: 'A picture or a silent video.' },
    ),
    ...displayProps,
  },
});
