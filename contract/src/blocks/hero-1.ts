import { describeBlock, displayProps, media, repeater, text, textarea } from '../fields.ts';
import { ctaItem } from './items.ts';

export const hero1 = describeBlock('hero_block_1', {
  label: { fr: 'Bannière', en: 'Hero' },
  doc: 'The opening of an inner page: a picture and its title.',
  fields: {
    super_title: text('Surtitre', 'Super title', 'A word or two above the title.'),
    main_title: text('Titre', 'Title', 'The title of the page.'),
    description: textarea('Texte', 'Text', 'One or two sentences.'),
    bg_media: media('Fond', 'Background', 'A picture or a silent video.'),
    cta_repeater: repeater([ctaItem], 'Boutons', 'Buttons', 'What to do next.'),
    ...displayProps,
  },
});
