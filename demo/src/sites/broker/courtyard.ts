import { page } from '../../authored-page.ts';
import { block, button, contactButton, ctas, image, item, rich, text, textarea } from '../../authoring.ts';
import type { PictureKey } from '../../picture-alt.ts';
import { entry, figure, mediaItem, phone } from './items.ts';

const textRow = (fr: string, en: string) => item('text_row_item', { description: rich([fr], [en]) });
const mediaRow = (...pictures: PictureKey[]) =>
  item('media_row_item', { media_repeater: pictures.map((picture) => mediaItem(picture)) });

const view = (picture: PictureKey, fr: [title: string, text: string], en: [title: string, text: string]) =>
  item('media_carousel_item', {
    media: image(picture),
    main_title: text(fr[0], en[0]),
    description: rich([fr[1]], [en[1]]),
  });

const place = (coords: [number, number], fr: [name: string, text: string], en: [name: string, text: string]) =>
  item('map_marker_item', { coords, main_title: text(fr[0], en[0]), description: textarea(fr[1], en[1]) });

/** Page of a housing project: a former textile mill turned into condos. */
export const courtyard = page({
  name: 'courtyard',
  title: { fr: 'La Cour des Tisserands', en: 'La Cour des Tisserands' },
  picture: 'facade-049',
  seo: {
    fr: {
      title: 'La Cour des Tisserands, condos à Villeray',
      description:
        'Quatorze condos dans une ancienne filature de Villeray, autour d’une cour plantée. Plans, prix, matériaux et visites du chantier avec Maude.',
    },
    en: {
      title: 'La Cour des Tisserands, Condos in Villeray',
      description:
        'Fourteen condos in a former textile mill in Villeray, around a planted courtyard. Floor plans, prices, materials and site visits with Maude.',
    },
  },
  blocks: [
    block('hero_landing_page_block_1', 'normal', {
      main_title: text('La Cour des\u00a0Tisserands', 'La Cour des Tisserands'),
      sub_title: textarea(
        'Quatorze condos dans une filature de 1911, à quatre minutes du métro Jarry.',
        'Fourteen condos in a mill built in 1911, four minutes from the Jarry metro station.',
      ),
      description: rich(
        ['Des 3 ½ et des 4 ½, de 389 000 $ à 745 000 $ plus taxes. Livraison au printemps\u00a02028.'],
        ['One and two bedrooms, from $389,000 to $745,000 plus taxes. Delivery in the spring of 2028.'],
      ),
      bg_media: image('facade-049'),
      cta_repeater: ctas(contactButton('Recevoir les plans', 'Get the floor plans'), phone),
    }),
    block(
      'statistics_block',
      'normal-grey',
      {
        statistics_repeater: [
          figure(['14', 'condos, dont neuf traversants'], ['14', 'condos, nine of them floor-through']),
          figure(['3,6 m', 'sous plafond, au niveau de la cour'], ['12 ft', 'ceilings on the ground floor']),
          figure(['410 m²', 'de cour plantée, sans voitures'], ['4,400 sq. ft.', 'of planted courtyard, without cars']),
          figure(['5', 'condos encore libres en novembre'], ['5', 'condos still available in November']),
        ],
      },
      { variant: 'variant_1' },
    ),
    block('text_image_multiple_block', 'normal', {
      main_title: text('Une filature, puis des ateliers, puis vous', 'A mill, then workshops, then you'),
      rows_repeater: [
        textRow(
          'Jusqu’en 1958, on y filait la laine. Puis sont venus des imprimeurs, un facteur de pianos et, pendant vingt ans, un marchand de luminaires. Les murs ont quatre rangs de brique ; le plancher de pin a porté des métiers à tisser d’une tonne.',
          'Until 1958, wool was spun here. Then came printers, a piano maker and, for twenty years, a lighting merchant. The walls are four bricks thick; the pine floor has carried looms that weighed a ton.',
        ),
        mediaRow('article-002', 'room-014'),
        textRow(
          'Habitations Fil et Trame a acheté l’immeuble en 2024 et garde ce qui pouvait l’être : la brique, les poutres, les fenêtres en arc sur la cour. Tout le reste est neuf, de la plomberie à l’isolation du toit. J’ai lu les devis ligne par ligne, et j’en ai fait changer trois.',
          'Habitations Fil et Trame bought the building in 2024 and is keeping whatever could be kept: the brick, the beams, the arched windows over the courtyard. Everything else is new, from the plumbing to the roof insulation. I read the specifications line by line, and had three of them changed.',
        ),
        mediaRow('article-012'),
      ],
    }),
    block('medias_carousel_block', 'inverted', {
      main_title: text('De la porte à la cour', 'From the door to the courtyard'),
      medias_repeater: [
        view(
          'room-013',
          ['L’entrée', 'Un escalier de chêne conservé, et un banc pour retirer ses bottes.'],
          ['The entrance', 'An oak staircase, kept as it was, and a bench for taking off your boots.'],
        ),
        view(
          'room-004',
          ['La cuisine du 103', 'Armoires au choix parmi trois finis, comptoir de pierre, hotte qui évacue dehors.'],
          ['The kitchen of 103', 'A choice of three cabinet finishes, a stone counter, a hood that vents outside.'],
        ),
        view(
          'room-008',
          ['La salle de bain', 'Céramique verte au mur, douche sans seuil dans tous les condos du rez-de-chaussée.'],
          ['The bathroom', 'Green tile on the wall, a shower without a threshold in every ground-floor condo.'],
        ),
        view(
          'room-011',
          ['Le toit', 'Une terrasse commune de 90 m², avec un robinet pour les jardinières.'],
          ['The roof', 'A shared terrace of 970 sq. ft., with a tap for the planters.'],
        ),
      ],
    }),
    block('list_block', 'normal-grey', {
      main_title: text('Ce que le prix comprend', 'What the price includes'),
      description: rich(
        ['Et ce que l’on oublie souvent de demander. Le devis complet vous est remis à la première visite.'],
        ['And what people often forget to ask. You get the full specifications at the first visit.'],
      ),
      list_type: 'unordered',
      list_items_repeater: [
        entry(
          ['La thermopompe et l’échangeur d’air', 'Un appareil par condo, entretien compris la première année.'],
          ['A heat pump and an air exchanger', 'One unit per condo, with maintenance included for the first year.'],
        ),
        entry(
          [
            'Un casier et une place de vélo',
            'Au sous-sol, derrière une porte qui ferme à clé. Quatre stationnements sont en sus.',
          ],
          ['A locker and a bicycle space', 'In the basement, behind a door that locks. Four parking spaces are extra.'],
        ),
        entry(
          [
            'Le plan de garantie',
            'Les condos neufs y sont inscrits, comme la loi l’exige ; le certificat est joint à la promesse.',
          ],
          [
            'The guarantee plan',
            'New condos are registered, as the law requires; the certificate comes with the promise.',
          ],
        ),
        entry(
          [
            'Un fonds de prévoyance déjà amorcé',
            'Le promoteur y verse deux ans de cotisations avant la première assemblée.',
          ],
          [
            'A contingency fund with a head start',
            'The developer pays in two years of contributions before the first meeting.',
          ],
        ),
      ],
    }),
    block('map_block', 'normal', {
      main_title: text('À quatre minutes de tout', 'Four minutes from everything'),
      markers_repeater: [
        place(
          [45.54172, -73.62561],
          ['La Cour des Tisserands', 'L’entrée donne sur la ruelle.'],
          ['La Cour des Tisserands', 'The entrance is on the alley.'],
        ),
        place(
          [45.54321, -73.62862],
          ['Métro Jarry', 'Quatre minutes à pied.'],
          ['Jarry metro station', 'Four minutes on foot.'],
        ),
        place(
          [45.53454, -73.62716],
          ['Parc Jarry', 'Piscine, patinoire et terrains de tennis, à dix minutes.'],
          ['Jarry Park', 'Pool, skating rink and tennis courts, ten minutes away.'],
        ),
        place(
          [45.53622, -73.61481],
          ['Marché Jean-Talon', 'Douze minutes à pied, six à vélo.'],
          ['Jean-Talon Market', 'Twelve minutes on foot, six by bicycle.'],
        ),
      ],
    }),
    block('cta_block', 'normal-grey', {
      arrangement: 'beside',
      main_title: text('Le samedi, on visite le chantier', 'On Saturdays, we visit the site'),
      description: rich(
        ['De 10 h à midi, casques et bottes fournis. Je vous montre les condos libres et la lumière qu’ils auront.'],
        [
          'From 10 a.m. to noon, hard hats and boots provided. I will show you the condos that are left and the light they will get.',
        ],
      ),
      bg_media: image('facade-047'),
      cta_repeater: ctas(
        contactButton('Réserver ma place', 'Save my spot'),
        button('Divise ou indivise ?', 'Divided or undivided?', 'blog'),
      ),
    }),
    block('contact_form_block', 'normal-grey', {
      main_title: text('Demander les plans et les prix', 'Ask for the plans and prices'),
      description: rich(
        [
          'Dites-moi combien de pièces il vous faut et à quel étage vous rêvez. Je vous envoie les plans qui conviennent.',
        ],
        ['Tell me how many rooms you need and which floor you dream of. I will send you the plans that fit.'],
      ),
      recipient_type: 'broker',
      recipient_slug: 'maude-tessier-lavoie',
      broker_avatar: image('portrait-001', { x: 50, y: 30 }),
      broker_name: text('Maude Tessier-Lavoie', 'Maude Tessier-Lavoie'),
      broker_subtitle: text('Courtière immobilière résidentielle', 'Residential real estate broker'),
      broker_under_subtitle: text('514 555-0126', '514 555-0126'),
    }),
    block('text_block_2', 'normal', {
      text_align: 'left',
      description: rich(
        [
          '<h2>En petits caractères</h2>',
          'Promoteur : Habitations Fil et Trame inc. Je représente le promoteur, et je vous le rappellerai avant que vous signiez ; vous pouvez retenir votre propre courtier. Prix et superficies sujets à changement. Les images sont des illustrations.',
        ],
        [
          '<h2>The fine print</h2>',
          'Developer: Habitations Fil et Trame inc. I represent the developer, and will remind you of it before you sign; you may retain your own broker. Prices and areas may change. The pictures are illustrations.',
        ],
      ),
    }),
  ],
});
