import { page } from '../../authored-page.ts';
import { block, contactButton, ctas, image, listings, rich, text, textarea } from '../../authoring.ts';

export const sold = page({
  name: 'sold',
  title: { fr: 'Vendues', en: 'Sold' },
  picture: 'facade-003',
  seo: {
    fr: {
      title: 'Vendues à Montréal avec Maude Tessier-Lavoie',
      description:
        'Des maisons, des condos et des plex vendus à Montréal, rue par rue. Trouvez la vôtre sur la carte et demandez-moi ce qu’elle vaudrait aujourd’hui.',
    },
    en: {
      title: 'Sold in Montréal with Maude Tessier-Lavoie',
      description:
        'Houses, condos and plexes sold in Montréal, street by street. Find your own on the map, and ask me what it would be worth on today’s market.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal', {
      arrangement: 'beside',
      super_title: text('Vendues', 'Sold'),
      main_title: text('Elles ont changé de mains', 'New names on the doorbell'),
      description: textarea(
        'Mes ventes récentes. J’en ai gardé les plans, les histoires et quelques recettes.',
        'My recent sales. I have kept the floor plans, the stories and a few recipes.',
      ),
      bg_media: image('facade-003'),
    }),
    block(
      'sold_properties_map_block',
      'normal-grey',
      { main_title: text('Sur la carte', 'On the map') },
      listings({ broker: ['maude-tessier-lavoie'] }, 60),
    ),
    block('cta_block', 'normal-grey', {
      arrangement: 'beside',
      main_title: text('Et vos voisins, ils ont vendu ?', 'Have your neighbours sold?'),
      description: rich(
        [
          'La loi m’interdit d’afficher les prix. Autour d’un café, par contre, je peux vous montrer les ventes inscrites au Registre foncier.',
        ],
        ['The law keeps me from posting prices. Over a coffee, though, I can show you the sales in the Land Register.'],
      ),
      bg_media: image('facade-005'),
      cta_repeater: ctas(contactButton('M’écrire', 'Write to me')),
    }),
  ],
});
