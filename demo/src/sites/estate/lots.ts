import { page } from '../../authored-page.ts';
import { block, button, contactButton, ctas, image, item, link, rich, text, textarea } from '../../authoring.ts';
import type { PictureKey } from '../../picture-alt.ts';
import { estateLots, middleOf } from './estate-plan.ts';

type Texts = [title: string, text: string, action: string];

const section = (picture: PictureKey, fr: Texts, en: Texts) =>
  item('redirect_item', {
    main_title: text(fr[0], en[0]),
    description: textarea(fr[1], en[1]),
    image: image(picture),
    cta: contactButton(fr[2], en[2]),
  });

/** Names of the three sections, with their colours on the map. */
const sections = {
  shore: ['Le Rivage', '#1f6f8b'],
  ridge: ['La Crête', '#9a5b1e'],
  wood: ['Le Sous-bois', '#2f6b46'],
} as const;

/** Returns a lot of the plan on the map: its number, the name and colour of its section, its price in CAD, and words about it. */
function lot(
  number: number,
  [sectionName, color]: readonly [string, string],
  price: number,
  [fr, en]: [string, string],
) {
  const drawn = estateLots.find((each) => each.number === number);
  if (!drawn) throw new Error(`The plan of the estate has no lot ${number}.`);
  const { acres } = drawn;
  return item('map_marker_item', {
    coords: middleOf(drawn),
    markerColor: color,
    main_title: text(`Terrain ${number}, ${sectionName}`, `Lot ${number}, ${sectionName}`),
    description: textarea(
      `${acres.toLocaleString('fr-CA')} acre${acres < 2 ? '' : 's'}, ${price.toLocaleString('fr-CA')} $\n${fr}`,
      `${acres} ${acres === 1 ? 'acre' : 'acres'}, $${price.toLocaleString('en-CA')}\n${en}`,
    ),
    cta: {
      ...link('Demander le plan de ce terrain', 'Ask for the plan of this lot', 'contact'),
      on_click_action: 'open_contact_modal',
    },
  });
}

/** The lots that are still available, from the lake to the entrance. */
const available = [
  lot(3, sections.shore, 345_000, ['Quai au sud.', 'Dock to the south.']),
  lot(5, sections.shore, 415_000, ['Une pointe, l’eau de deux côtés.', 'A point, with water on two sides.']),
  lot(8, sections.ridge, 229_000, ['Vue sur les pistes.', 'A view of the slopes.']),
  lot(9, sections.ridge, 239_000, ['Soleil jusqu’au soir.', 'Sun until the evening.']),
  lot(11, sections.ridge, 249_000, ['Le plus haut du domaine.', 'The highest of the estate.']),
  lot(12, sections.ridge, 259_000, ['Rocher et pins rouges.', 'Rock and red pines.']),
  lot(15, sections.ridge, 279_000, ['Deux plateaux, vue sur le lac.', 'Two levels, with a view of the lake.']),
  lot(18, sections.wood, 189_000, ['Plat, près de l’entrée.', 'Level, near the entrance.']),
  lot(20, sections.wood, 195_000, ['Le long du sentier.', 'Along the trail.']),
  lot(21, sections.wood, 199_000, ['Grands mélèzes.', 'Tall tamaracks.']),
  lot(24, sections.wood, 205_000, ['Un ruisseau au fond.', 'A stream at the back.']),
];

export const lots = page({
  name: 'lots',
  title: { fr: 'Les terrains', en: 'The lots' },
  picture: 'facade-060',
  seo: {
    fr: {
      title: 'Les terrains à vendre | Le Domaine des Tamaracs',
      description:
        'Trois secteurs, onze terrains libres, de 189 000 $ à 415 000 $ plus taxes : superficies, pentes, vues et services de chacun à Saint-Sauveur.',
    },
    en: {
      title: 'Lots for Sale | Le Domaine des Tamaracs',
      description:
        'Three sections, eleven lots available, from $189,000 to $415,000 plus taxes: the area, slope, view and services of each one in Saint-Sauveur.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal', {
      arrangement: 'below',
      super_title: text('Les terrains', 'The lots'),
      main_title: text('Choisissez d’abord la lumière', 'Choose the light first'),
      description: textarea(
        'Le matin sur la crête, le soir sur l’eau, ou l’ombre des grands mélèzes : trois secteurs, trois façons d’habiter.',
        'Morning on the ridge, evening on the water, or the shade of the tall tamaracks: three sections, three ways of living.',
      ),
      bg_media: image('facade-060'),
    }),
    block('multi_redirect_vertical_block', 'normal', {
      main_title: text('Trois secteurs', 'Three sections'),
      redirects_repeater: [
        section(
          'facade-065',
          [
            'Le Rivage',
            'Six terrains de 1,2 à 2 acres au bord du lac, à partir de 345 000 $.\nDeux sont libres.',
            'Demander le plan du Rivage',
          ],
          [
            'Le Rivage',
            'Six lots of 1.2 to 2 acres on the lake, from $345,000.\nTwo are available.',
            'Ask for the plan of Le Rivage',
          ],
        ),
        section(
          'facade-058',
          [
            'La Crête',
            'Dix terrains de 1 à 1,5 acre, vue sur les pistes, à partir de 229 000 $.\nCinq sont libres.',
            'Demander le plan de la Crête',
          ],
          [
            'La Crête',
            'Ten lots of 1 to 1.5 acres with a view of the slopes, from $229,000.\nFive are available.',
            'Ask for the plan of La Crête',
          ],
        ),
        section(
          'facade-059',
          [
            'Le Sous-bois',
            'Huit terrains plats de 1 à 1,3 acre, près de l’entrée, à partir de 189 000 $.\nQuatre sont libres.',
            'Demander le plan du Sous-bois',
          ],
          [
            'Le Sous-bois',
            'Eight level lots of 1 to 1.3 acres near the entrance, from $189,000.\nFour are available.',
            'Ask for the plan of Le Sous-bois',
          ],
        ),
      ],
    }),
    block('map_block', 'normal-grey', {
      main_title: text('Les onze terrains libres', 'The eleven available lots'),
      markers_repeater: available,
    }),
    block('text_block_1', 'normal', {
      main_title: text('Ce que le prix comprend', 'What the price includes'),
      cta: button('Voir ce que l’on peut bâtir', 'See what can be built', 'build'),
      description: rich(
        [
          '<ul><li>le terrain arpenté, borné et inscrit au cadastre ;</li><li>l’électricité et la fibre à la limite du terrain ;</li><li>le test de sol pour l’installation septique ;</li><li>une part indivise du lac, du quai et des sentiers.</li></ul>',
          'Le puits, l’installation septique et l’entrée de cour sont à votre charge : comptez de 55 000 $ à 80 000 $. Les taxes s’ajoutent au prix.',
        ],
        [
          '<ul><li>a lot that is surveyed, staked and registered in the cadastre;</li><li>electricity and fibre at the edge of the lot;</li><li>the soil test for the septic system;</li><li>an undivided share of the lake, the dock and the trails.</li></ul>',
          'The well, the septic system and the driveway are up to you: allow $55,000 to $80,000. Taxes are extra.',
        ],
      ),
    }),
    block('cta_block', 'inverted', {
      arrangement: 'above',
      main_title: text('Une liste à jour, chaque lundi', 'An updated list, every Monday'),
      description: rich(
        ['Nous vous envoyons les terrains libres, leur plan et leur prix, et rien d’autre.'],
        ['We send you the available lots, with their plans and prices, and nothing else.'],
      ),
      bg_media: image('facade-032'),
      cta_repeater: ctas(contactButton('Recevoir la liste', 'Get the list')),
    }),
  ],
});
