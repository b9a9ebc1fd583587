import { page } from '../../authored-page.ts';
import { block, button, text } from '../../authoring.ts';

export const search = page({
  name: 'search',
  title: { fr: 'Propriétés', en: 'Properties' },
  picture: 'landscape-001',
  seo: {
    fr: {
      title: 'Propriétés à vendre et à louer au Québec',
      description:
        'Maisons, condos, plex, chalets et terrains : cherchez par ville, par prix ou sur la carte parmi les propriétés à vendre et à louer au Québec.',
    },
    en: {
      title: 'Properties for Sale and for Rent in Québec',
      description:
        'Houses, condos, plexes, cottages and land: search by city, by price or on the map among the properties for sale and for rent across Québec.',
    },
  },
  blocks: [
    block('search_properties_block', 'normal', {
      main_title: text('Propriétés à vendre et à louer', 'Properties for sale and for rent'),
      empty_cta: button('Demander à un courtier', 'Ask a broker', 'contact'),
    }),
  ],
});
