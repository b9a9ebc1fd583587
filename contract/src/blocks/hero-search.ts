import { describeBlock, displayProps, image, media, repeater, text, textarea } from '../fields.ts';
import { membersCarouselItem } from './items.ts';

export const heroSearch = describeBlock('hero_search_block', {
  label: { fr: 'Bannière avec recherche', en: 'Hero with search' },
  doc: 'A large picture, a promise, and the property search bar over its lower edge.',
  coreData: 'people',
  fields: {
    main_title: text('Titre', 'Title', 'The promise of the page.'),
    sub_title: textarea('Sous-titre', 'Subtitle', 'One sentence below it.'),
    bg_media: media('Fond', 'Background', 'A picture or a silent video.'),
    logo: image('Logo', 'Logo', 'Stands above the title.'),
    members_repeater: repeater([membersCarouselItem], 'Membres', 'Members', 'At most 10 show.'),
    ...displayProps,
  },
});
