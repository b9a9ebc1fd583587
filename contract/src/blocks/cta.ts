import { describeBlock, displayProps, media, repeater, richtext, text } from '../fields.ts';
import { ctaItem } from './items.ts';

export const cta = describeBlock('cta_block', {
  label: { fr: 'Appel à l’action', en: 'Call to action' },
  doc: 'A picture, a sentence and what to do next.',
  fields: {
    main_title: text('Titre', 'Title', 'The sentence.'),
    description: richtext('Texte', 'Text', 'One more sentence.'),
    bg_media: media('Fond', 'Background', 'A picture or a silent video.'),
    cta_repeater: repeater([ctaItem], 'Boutons', 'Buttons', 'What to do next.'),
    ...displayProps,
  },
});
