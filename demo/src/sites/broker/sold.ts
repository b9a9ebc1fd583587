import { page } from '../../authored-page.ts';
import { block, button, contactButton, ctas, image, listings, rich, text, textarea } from '../../authoring.ts';
import { entry, mediaItem, testimonial } from './items.ts';

const client = 'testimonial_card_item';

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
      listings({ broker: ['maude-tessier-lavoie'], mun: ['66023', '65005'] }, 60),
    ),
    block('list_block', 'normal', {
      main_title: text('Trois ventes, trois histoires', 'Three sales, three stories'),
      list_type: 'ordered',
      list_items_repeater: [
        entry(
          [
            'Le duplex aux deux cuisines jaunes',
            'Personne ne les aimait. Nous les avons lavées, photographiées à midi, et laissées telles quelles. L’acheteuse les a gardées.',
          ],
          [
            'The duplex with two yellow kitchens',
            'Nobody liked them. We washed them, photographed them at noon and left them as they were. The buyer kept both.',
          ],
        ),
        entry(
          [
            'Le condo que l’on croyait trop sombre',
            'Trois visites à l’heure du souper, aucune offre. La quatrième, un samedi à neuf heures du matin, a suffi.',
          ],
          [
            'The condo everyone thought too dark',
            'Three visits at suppertime, not one offer. The fourth, at nine on a Saturday morning, was all it took.',
          ],
        ),
        entry(
          [
            'La maison qui attendait le printemps',
            'Ses propriétaires voulaient vendre en décembre. J’ai demandé quatre mois : les lilas ont fait le reste.',
          ],
          [
            'The house that waited for spring',
            'Its owners wanted to sell in December. I asked for four months, and the lilacs did the rest.',
          ],
        ),
      ],
    }),
    block('text_image_double_block', 'normal-grey', {
      super_title: text('Une fois l’affiche retirée', 'Once the sign comes down'),
      main_title: text('Ce que je laisse derrière moi', 'What I leave behind'),
      orientation_x: 'left',
      media_repeater: [mediaItem('article-010'), mediaItem('article-008')],
      description: rich(
        [
          'L’acheteur reçoit un cahier : les plans, les factures des travaux, la couleur de chaque mur et le nom du plombier qui connaît la maison.',
          'Le vendeur reçoit mes notes de chaque visite. Elles disent pourquoi certains ont renoncé, et pourquoi un seul est revenu.',
        ],
        [
          'The buyer gets a binder: the floor plans, the invoices for the work, the colour of every wall and the name of the plumber who knows the house.',
          'The seller gets my notes from every visit. They say why some walked away, and why one came back.',
        ],
      ),
      cta_repeater: ctas(button('Comment je vends', 'How I sell', 'sell')),
    }),
    block('testimonials_slider_block', 'normal', {
      main_title: text('Du côté des vendeurs', 'From the sellers’ side'),
      testimonials_repeater: [
        testimonial(
          client,
          { name: 'Colette Arcand', fr: 'Vendeuse d’un cottage, Ahuntsic', en: 'Seller of a cottage, Ahuntsic' },
          'Elle a refusé de poser l’affiche avant que la galerie soit repeinte. Un samedi de pinceau, et trois offres le jeudi suivant.',
          'She would not put up the sign until the porch had been repainted. One Saturday with a brush, and three offers the next Thursday.',
        ),
        testimonial(
          client,
          { name: 'Renaud et Ines', fr: 'Vendeurs d’un condo, Le Plateau', en: 'Sellers of a condo, the Plateau' },
          'Nous avions déjà acheté ailleurs et nous comptions les jours. Maude aussi : elle nous a appelés tous les vendredis, même sans nouvelles.',
          'We had already bought elsewhere and were counting the days. So was Maude: she called every Friday, even with nothing to report.',
        ),
        testimonial(
          client,
          { name: 'Wilfrid Jean-Baptiste', fr: 'Vendeur d’un triplex, Rosemont', en: 'Seller of a triplex, Rosemont' },
          'Mes locataires ont su avant tout le monde quand on viendrait et pourquoi. Ils y habitent encore, et moi j’ai vendu en paix.',
          'My tenants knew before anyone else when people would come, and why. They still live there, and I sold in peace.',
        ),
      ],
    }),
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
