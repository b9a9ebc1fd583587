import { describeBlock, displayProps, media, richtext, text } from '../fields.ts';

export const propertyValuation = describeBlock('property_valuation_block', {
  label: { fr: 'Évaluation d’une propriété', en: 'Property valuation' },
  doc: 'A form of seven steps that asks for the value of a property.',
  fields: {
    main_title: text('Titre', 'Title', 'The heading.'),
    description: richtext('Texte', 'Text', 'What the visitor receives.'),
    bg_media: media('Fond', 'Background', 'A picture or a silent video.'),
    ...displayProps,
  },
});
