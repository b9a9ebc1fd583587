import { page } from '../../authored-page.ts';
import {
  block,
  button,
  contactButton,
  ctas,
  image,
  item,
  link,
  listings,
  market,
  rich,
  type Target,
  text,
  textarea,
} from '../../authoring.ts';
import type { PictureKey } from '../../picture-alt.ts';
import { everydayLife } from './everyday-life.ts';

/** Municipality code of Longueuil. */
const municipality = '58227';
/** Code of its borough of Le Vieux-Longueuil. */
const borough = '58227_le-vieux-longueuil';

const found = (query: string) => ({ page: 'search', query: `mun=${municipality}&${query}` }) as const;
const forSale = found('forSaleForRent=buy');

const slide = (
  picture: PictureKey,
  target: Target,
  fr: [title: string, text: string, action: string],
  en: [title: string, text: string, action: string],
) =>
  item('hero_slider_item', {
    bg_media: image(picture),
    main_title: text(fr[0], en[0]),
    description: textarea(fr[1], en[1]),
    cta_repeater: ctas(button(fr[2], en[2], target)),
  });

const category = (picture: PictureKey, fr: string, en: string, query: string) =>
  item('category_item', { main_title: text(fr, en), image: image(picture), link: link(fr, en, found(query)) });

const view = (picture: PictureKey, fr: [title: string, text: string], en: [title: string, text: string]) =>
  item('media_carousel_item', {
    media: image(picture),
    main_title: text(fr[0], en[0]),
    description: rich([fr[1]], [en[1]]),
  });

const place = (
  coords: [number, number],
  fr: [name: string, text: string],
  en: [name: string, text: string],
  cta?: ReturnType<typeof link>,
) =>
  item('map_marker_item', {
    coords,
    main_title: text(fr[0], en[0]),
    description: textarea(fr[1], en[1]),
    ...(cta && { cta }),
  });

/** Guide to a neighbourhood: its looks, its properties and its places. */
export const oldLongueuil = page({
  name: 'oldLongueuil',
  title: { fr: 'Le Vieux-Longueuil', en: 'Old Longueuil' },
  picture: 'landscape-008',
  seo: {
    fr: {
      title: 'Vivre dans le Vieux-Longueuil | Guide de quartier',
      description:
        'Rues, écoles, métro, berges et propriétés à vendre : le Vieux-Longueuil raconté par les courtiers qui ont leur bureau rue Saint-Charles.',
    },
    en: {
      title: 'Living in Old Longueuil | Neighbourhood Guide',
      description:
        'Streets, schools, metro, riverbanks and properties for sale: Old Longueuil as told by the brokers whose office is on Saint-Charles Street.',
    },
  },
  blocks: [
    block('hero_slider_block', 'inverted', {
      slides_repeater: [
        slide(
          'landscape-008',
          forSale,
          [
            'Le Vieux-Longueuil, un village à deux arrêts du centre-ville',
            'Des rues droites, des galeries, des commerces que l’on nomme par le prénom du patron.',
            'Voir les propriétés à vendre',
          ],
          [
            'Old Longueuil, a village two stops from downtown',
            'Straight streets, front porches, and shops known by the owner’s first name.',
            'See properties for sale',
          ],
        ),
        slide(
          'landscape-009',
          'contact',
          [
            'Montréal en face, l’hiver aussi',
            'De la berge, on voit la ville entière. On y marche, on y court et, certains matins, on y est seul.',
            'Parler à un courtier du quartier',
          ],
          [
            'Montréal across the water, winter included',
            'From the riverbank you can see the whole city. People walk it, run it and, some mornings, have it to themselves.',
            'Talk to a local broker',
          ],
        ),
        slide(
          'landscape-006',
          'sell',
          [
            'Des rues où l’on se salue',
            'Bien des maisons s’y vendent par le bouche-à-oreille. Nous savons qui cherche, et quoi.',
            'Faire évaluer ma propriété',
          ],
          [
            'Streets where people say hello',
            'Many homes here sell by word of mouth. We know who is looking, and for what.',
            'Have my property valued',
          ],
        ),
      ],
    }),
    block('text_image_double_block', 'normal', {
      super_title: text('Le quartier', 'The neighbourhood'),
      main_title: text('La pierre, la brique et le fleuve', 'Stone, brick and the river'),
      orientation_x: 'right',
      description: rich(
        [
          'Tout part de la rue Saint-Charles, avec ses maisons de pierre, sa cocathédrale et ses terrasses. Plus au sud, les rues Grant, Labonté et Saint-Alexandre alignent des duplex de brique, des cottages d’après-guerre et, depuis quinze ans, de petits immeubles de condos.',
          'On y vient pour le métro, on y reste pour le reste : le marché du samedi, les écoles où l’on va à pied, la piste cyclable qui suit le fleuve jusqu’à Boucherville.',
        ],
        [
          'Everything starts from Saint-Charles Street, with its stone houses, its co-cathedral and its patios. Farther south, Grant, Labonté and Saint-Alexandre streets line up brick duplexes, post-war homes and, for fifteen years now, small condo buildings.',
          'People come for the metro and stay for everything else: the Saturday market, schools within walking distance, the bike path that follows the river all the way to Boucherville.',
        ],
      ),
      cta_repeater: ctas(button('Passer au bureau de Longueuil', 'Visit the Longueuil office', 'offices')),
      media_repeater: [
        item('media_item', { media: image('facade-009') }),
        item('media_item', { media: image('facade-004') }),
      ],
    }),
    block('categories_slider_block', 'normal-grey', {
      main_title: text('Que cherche-t-on à Longueuil ?', 'What are you looking for in Longueuil?'),
      categories_repeater: [
        category('facade-010', 'Maisons', 'Houses', 'type=maison&forSaleForRent=buy'),
        category('facade-022', 'Condos', 'Condos', 'type=condo&forSaleForRent=buy'),
        category('facade-002', 'Plex', 'Plexes', 'type=prop&forSaleForRent=buy'),
        category('facade-033', 'Commerces', 'Commercial', 'type=comm'),
        category('room-018', 'À louer', 'For rent', 'forSaleForRent=rent'),
      ],
    }),
    block(
      'area_market_block',
      'normal',
      {
        main_title: text('Le marché du Vieux-Longueuil', 'The market in Old Longueuil'),
        description: textarea(
          'Les condos près du métro partent les premiers ; les maisons de pierre attendent la bonne personne.',
          'Condos near the metro go first; the stone houses wait for the right person.',
        ),
      },
      market(borough),
    ),
    block(
      'properties_slider_block',
      'normal-grey',
      {
        main_title: text('Nouveautés à Longueuil', 'New in Longueuil'),
        cta: button('Toutes les propriétés à Longueuil', 'All properties in Longueuil', forSale),
      },
      listings({ mun: [municipality], forSaleForRent: 'buy', order_by: 'newest' }, 8),
    ),
    block('medias_carousel_block', 'normal', {
      main_title: text('Un samedi dans le quartier', 'A Saturday in the neighbourhood'),
      medias_repeater: [
        view(
          'article-006',
          ['9 h, le café', 'Les cuisines d’ici donnent souvent sur la cour, et la cour sur celle du voisin.'],
          ['9 a.m., coffee', 'Kitchens here often look onto the yard, and the yard onto the neighbour’s.'],
        ),
        view(
          'article-007',
          [
            '11 h, le potager',
            'Les terrains sont étroits mais profonds : de quoi nourrir une rue en tomates au mois d’août.',
          ],
          ['11 a.m., the vegetable garden', 'Lots are narrow but deep: enough to keep a street in tomatoes in August.'],
        ),
        view(
          'facade-005',
          [
            '15 h, les visites libres',
            'C’est la fin de semaine qu’on les voit toutes. Demandez-nous le circuit à pied.',
          ],
          ['3 p.m., open houses', 'The weekend is when you can see them all. Ask us for the walking route.'],
        ),
        view(
          'facade-034',
          [
            '18 h, la rue Saint-Charles',
            'L’hiver, les vitrines restent allumées tard. Le quartier entier se traverse à pied en vingt minutes.',
          ],
          [
            '6 p.m., Saint-Charles Street',
            'In winter the shop windows stay lit late. You can cross the whole neighbourhood on foot in twenty minutes.',
          ],
        ),
      ],
    }),
    block('map_block', 'normal-grey', {
      main_title: text('Ce qui compte, sur la carte', 'What matters, on the map'),
      markers_repeater: [
        place(
          [45.53921, -73.50807],
          ['Notre bureau', '215, rue Saint-Charles Ouest. Ouvert du lundi au vendredi, de 9 h à 18 h.'],
          ['Our office', '215 Saint-Charles Street West. Open Monday to Friday, 9 a.m. to 6 p.m.'],
          link('Itinéraire et coordonnées', 'Directions and contact', 'offices'),
        ),
        place(
          [45.52486, -73.52205],
          [
            'Le métro',
            'Ligne jaune : deux arrêts jusqu’au centre-ville de Montréal, et le terminus des autobus de la Rive-Sud.',
          ],
          ['The metro', 'Yellow Line: two stops to downtown Montréal, and the South Shore bus terminal.'],
        ),
        place(
          [45.5376, -73.5059],
          ['La cocathédrale', 'Le repère de tout le quartier : on dit « devant l’église » pour se donner rendez-vous.'],
          [
            'The co-cathedral',
            'The landmark of the whole neighbourhood: “in front of the church” is where people meet.',
          ],
        ),
        place(
          [45.5489, -73.5068],
          [
            'Le port de plaisance',
            'Des quais, une piste cyclable et, l’été, une navette vers les îles de Boucherville.',
          ],
          ['The marina', 'Docks, a bike path and, in summer, a shuttle to the Boucherville islands.'],
        ),
      ],
    }),
    everydayLife,
    block(
      'blog_featured_post_block',
      'normal',
      { main_title: text('À lire avant de visiter', 'Worth reading before you visit') },
      { core_data: { source: 'articles', limit: 3 } },
    ),
    block('cta_block', 'inverted', {
      main_title: text('On fait le tour du quartier ?', 'Shall we show you around?'),
      description: rich(
        [
          'Mei-Lin et Didier le font avec vous, à pied, en une heure. Rien ne vous oblige à regarder les affiches « À vendre ».',
        ],
        ['Mei-Lin and Didier will take you on foot, in an hour. You need not look at a single for-sale sign.'],
      ),
      cta_repeater: ctas(
        contactButton('Réserver une promenade', 'Book a walk'),
        link('450 555-0118', '450 555-0118', { href: 'tel:+14505550118' }),
      ),
    }),
  ],
});
