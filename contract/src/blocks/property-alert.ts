import { describeBlock, displayProps, media, richtext, text } from '../fields.ts';

export const propertyAlert = describeBlock('property_alert_block', {
  label: { fr: 'Alerte immobilière', en: 'Property alert' },
  doc: 'A form of six steps that signs a visitor up for new listings.',
  fields: {
    main_title: text('Titre', 'Title', 'The heading.'),
    description: richtext('Texte', 'Text', 'What the alert is for.'),
    bg_media: media('Fond', 'Background', 'A picture or a silent video.'),
    ...displayProps,
  },
});
