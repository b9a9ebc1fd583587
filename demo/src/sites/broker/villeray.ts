import { page } from '../../authored-page.ts';
import {
  block,
  button,
  contactButton,
  ctas,
  image,
  listings,
  market,
  point,
  question,
  rich,
  text,
  textarea,
} from '../../authoring.ts';
import { mediaItem } from './items.ts';

/** Code of the borough of Villeray–Saint-Michel–Parc-Extension. */
const borough = '66023_villeray-saint-michel-parc-extension';

/** Guide to the broker's own neighbourhood, with the market of its borough. */
export const villeray = page({
  name: 'villeray',
  title: { fr: 'Vivre à Villeray', en: 'Living in Villeray' },
  picture: 'facade-001',
  seo: {
    fr: {
      title: 'Vivre à Villeray | Le guide de Maude',
      description:
        'Les rues, les plex, le marché Jean-Talon et les prix demandés : Villeray raconté par une courtière qui y a grandi et qui y travaille encore.',
    },
    en: {
      title: 'Living in Villeray | Maude’s Guide',
      description:
        'The streets, the plexes, Jean-Talon Market and asking prices: Villeray as told by a broker who grew up there and still works there every day.',
    },
  },
  blocks: [
    block('hero_block_1', 'inverted', {
      arrangement: 'beside',
      super_title: text('Guide de quartier', 'Neighbourhood guide'),
      main_title: text('Villeray, côté cour', 'Villeray, from the yard'),
      description: textarea(
        'J’y ai appris à marcher, à patiner et à lire une fissure. Voici ce que je dis à ceux qui veulent s’y installer.',
        'It is where I learned to walk, to skate and to read a crack in a wall. Here is what I tell people who want to move in.',
      ),
      bg_media: image('facade-001'),
      cta_repeater: ctas(
        button('Voir les propriétés', 'See properties', { page: 'search', query: `mun=${borough}&forSaleForRent=buy` }),
      ),
    }),
    block('text_image_double_block', 'normal', {
      super_title: text('Le quartier', 'The neighbourhood'),
      main_title: text('Des escaliers, des ruelles et un marché', 'Staircases, alleys and a market'),
      orientation_x: 'left',
      description: rich(
        [
          'Entre la rue Jarry et la rue Jean-Talon, presque tout a été bâti avant 1950 : des duplex et des triplex de brique, serrés les uns contre les autres, avec l’escalier devant et la vie derrière. C’est dans la ruelle que les enfants apprennent à faire du vélo et que les voisins s’échangent leurs tomates.',
          'On y fait ses courses à pied, au marché Jean-Talon, rue Villeray ou rue Jarry. Le parc Jarry sert de cour à ceux qui n’en ont pas.',
        ],
        [
          'Between Jarry and Jean-Talon streets, nearly everything went up before 1950: brick duplexes and triplexes standing shoulder to shoulder, with the stairs out front and the life out back. The alley is where children learn to ride a bike and neighbours trade tomatoes.',
          'People shop on foot, at Jean-Talon Market, on Villeray Street or on Jarry. Jarry Park is the backyard of everyone who lacks one.',
        ],
      ),
      media_repeater: [mediaItem('facade-004'), mediaItem('facade-003')],
    }),
    block(
      'area_market_block',
      'normal-grey',
      {
        main_title: text('Le marché, en ce moment', 'The market right now'),
        description: textarea(
          'Ces chiffres se mettent à jour tout seuls et couvrent l’arrondissement entier, avec Saint-Michel et Parc-Extension. Un prix demandé n’est pas un prix payé : c’est là que j’interviens.',
          'These figures update themselves and cover the whole borough, Saint-Michel and Park Extension included. An asking price is not a price paid: that is where I come in.',
        ),
      },
      market(borough),
    ),
    block('highlights_block', 'normal', {
      main_title: text('Avant de tomber en amour', 'Before you fall in love'),
      image: image('article-002'),
      orientation_x: 'right',
      about_repeater: [
        point(
          'search',
          [
            'Regardez la brique',
            'Un ventre dans la façade ou un joint qui s’effrite : on le voit du trottoir, et ça se négocie.',
          ],
          [
            'Look at the brick',
            'A bulge in the front or a crumbling joint shows from the sidewalk, and it can be negotiated.',
          ],
        ),
        point(
          'file-text',
          [
            'Lisez les baux',
            'Dans un plex, vous achetez aussi des voisins. Je demande les baux avant la deuxième visite.',
          ],
          [
            'Read the leases',
            'With a plex you are buying neighbours too. I ask for the leases before the second visit.',
          ],
        ),
        point(
          'map-pin',
          [
            'Revenez un mardi soir',
            'Le samedi, toutes les rues sont belles. C’est en semaine qu’on entend la rue Jarry.',
          ],
          [
            'Come back on a Tuesday night',
            'Every street looks good on a Saturday. It is on weeknights that you hear Jarry.',
          ],
        ),
      ],
    }),
    block(
      'properties_slider_block',
      'normal-grey',
      {
        main_title: text('À vendre dans l’arrondissement', 'For sale in the borough'),
        cta: button('Toutes les propriétés', 'All properties', {
          page: 'search',
          query: `mun=${borough}&forSaleForRent=buy`,
        }),
      },
      listings({ mun: [borough], forSaleForRent: 'buy', order_by: 'newest' }, 8),
    ),
    block('questions_answers_block', 'normal', {
      main_title: text('On me demande souvent', 'People often ask me'),
      items_repeater: [
        question(
          [
            'Le métro, c’est loin ?',
            'Trois stations desservent le quartier : Jarry, Jean-Talon et Fabre. De presque partout, on y est en dix minutes à pied.',
          ],
          [
            'How far is the metro?',
            'Three stations serve the neighbourhood: Jarry, Jean-Talon and Fabre. From almost anywhere, one is a ten-minute walk away.',
          ],
        ),
        question(
          [
            'Peut-on stationner ?',
            'Oui, mais apprenez les panneaux. L’hiver, on se fie aux opérations de déneigement plus qu’à son agenda.',
          ],
          [
            'Can you park?',
            'Yes, but learn the signs. In winter, snow clearing decides your schedule more than your calendar does.',
          ],
        ),
        question(
          [
            'Plex ou condo ?',
            'Le plex si vous avez de la patience et le goût de réparer ; le condo si vous préférez vos fins de semaine. On en parle avec vos chiffres.',
          ],
          [
            'Plex or condo?',
            'A plex if you have patience and like to fix things; a condo if you would rather keep your weekends. We will go over it with your numbers.',
          ],
        ),
      ],
    }),
    block('cta_block', 'inverted', {
      main_title: text('Je vous fais visiter ma ruelle ?', 'Shall I show you my alley?'),
      description: rich(
        ['Une heure à pied, sans engagement. J’apporte le café et les prix des six derniers mois.'],
        ['An hour on foot, no strings attached. I bring the coffee and six months of asking prices.'],
      ),
      cta_repeater: ctas(contactButton('Proposer un moment', 'Suggest a time')),
    }),
  ],
});
