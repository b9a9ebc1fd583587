import { page } from '../../authored-page.ts';
import { block, contactButton, text } from '../../authoring.ts';

export const search = page({
  name: 'search',
  title: { fr: 'Propriétés', en: 'Properties' },
  picture: 'facade-001',
  seo: {
    fr: {
      title: 'Propriétés à voir avec Maude Tessier-Lavoie',
      description:
        'Cherchez une maison, un condo ou un plex à Montréal et ailleurs au Québec, puis envoyez-moi vos favoris : je vous dirai ce que j’en pense.',
    },
    en: {
      title: 'Properties to See with Maude Tessier-Lavoie',
      description:
        'Look for a house, a condo or a plex in Montréal and elsewhere in Québec, then send me your favourites: I will tell you what I think of them.',
    },
  },
  blocks: [
    block('search_properties_block', 'normal', {
      main_title: text('Cherchons ensemble', 'Let’s search together'),
      empty_cta: contactButton('Demander à Maude', 'Ask Maude'),
    }),
  ],
});
