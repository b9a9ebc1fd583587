import { page } from '../../authored-page.ts';
import {
  block,
  button,
  contactButton,
  ctas,
  iconLine,
  image,
  item,
  link,
  rich,
  text,
  textarea,
} from '../../authoring.ts';
import type { PictureKey } from '../../picture-alt.ts';
import { estateEntrance, positionOf } from './estate-plan.ts';

type Texts = [title: string, text: string];

const figure = (fr: Texts, en: Texts) =>
  item('statistic_item', { main_title: text(fr[0], en[0]), description: textarea(fr[1], en[1]) });

const season = (picture: PictureKey, fr: Texts, en: Texts) =>
  item('card_item', { image: image(picture), main_title: text(fr[0], en[0]), description: rich([fr[1]], [en[1]]) });

const place = (coords: [number, number], fr: Texts, en: Texts) =>
  item('map_marker_item', { coords, main_title: text(fr[0], en[0]), description: textarea(fr[1], en[1]) });

export const home = page({
  name: 'home',
  title: { fr: 'Le domaine', en: 'The estate' },
  picture: 'landscape-003',
  seo: {
    fr: {
      title: 'Le Domaine des Tamaracs, terrains à Saint-Sauveur',
      description:
        'Vingt-quatre terrains boisés d’un acre et plus à Saint-Sauveur, autour d’un lac sans moteur. Plans, prix, règles de construction et visites à pied.',
    },
    en: {
      title: 'Le Domaine des Tamaracs, Lots in Saint-Sauveur',
      description:
        'Twenty-four wooded lots of an acre or more in Saint-Sauveur, around a lake without motors. Plans, prices, building rules and visits on foot.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal', {
      arrangement: 'below',
      super_title: text('Saint-Sauveur, Laurentides', 'Saint-Sauveur, Laurentians'),
      main_title: text('Vingt-quatre terrains, un lac et de grands arbres', 'Twenty-four lots, a lake and tall trees'),
      description: textarea(
        'Autour du lac aux Huards, des terrains d’un acre et plus, où l’on garde sept arbres sur dix.',
        'Around Lac aux Huards, lots of an acre or more, where seven trees out of ten stay standing.',
      ),
      bg_media: image('landscape-003'),
      cta_repeater: ctas(button('Voir les terrains', 'See the lots', 'lots')),
    }),
    block('text_block_2', 'normal', {
      text_align: 'center',
      main_title: text('Un domaine, pas un lotissement', 'An estate, not a subdivision'),
      description: rich(
        [
          'La route suit la pente, les fils passent sous terre et aucune maison ne fait face à une autre. Les propriétaires possèdent le lac et les sentiers ensemble ; chacun possède son bois.',
        ],
        [
          'The road follows the slope, the wires run underground and no house faces another. The owners hold the lake and the trails together; each holds their own woods.',
        ],
      ),
    }),
    block(
      'statistics_block',
      'normal-grey',
      {
        statistics_repeater: [
          figure(['1 acre', 'au moins pour chaque terrain'], ['1 acre', 'at least for every lot']),
          figure(['6 km', 'de sentiers, damés l’hiver'], ['6 km', 'of trails, groomed in winter']),
          figure(['70 %', 'du couvert forestier conservé'], ['70%', 'of the forest cover kept']),
          figure(['11', 'terrains encore libres en novembre'], ['11', 'lots still available in November']),
        ],
      },
      { variant: 'variant_2' },
    ),
    block('carousel_cards_block', 'normal', {
      main_title: text('Le lac en quatre saisons', 'The four seasons of the lake'),
      cards_repeater: [
        season(
          'facade-065',
          ['Mai', 'La glace part d’un coup, et les huards reviennent le lendemain.'],
          ['May', 'The ice goes out all at once, and the loons are back the next day.'],
        ),
        season(
          'room-012',
          ['Juillet', 'On nage avant le café. Le quai commun se trouve du côté du couchant.'],
          ['July', 'People swim before coffee. The shared dock is on the sunset side.'],
        ),
        season(
          'facade-028',
          ['Octobre', 'Les mélèzes jaunissent trois semaines après les érables : l’automne dure.'],
          ['October', 'The tamaracks turn three weeks after the maples, so autumn lasts.'],
        ),
        season(
          'facade-029',
          ['Février', 'La route est déneigée avant sept heures, les sentiers avant neuf.'],
          ['February', 'The road is cleared before seven, the trails before nine.'],
        ),
      ],
    }),
    block('map_block', 'normal-grey', {
      main_title: text('À dix minutes du village', 'Ten minutes from the village'),
      markers_repeater: [
        place(
          positionOf(estateEntrance),
          ['Le Domaine des Tamaracs', 'L’entrée, au bout du chemin des Huards.'],
          ['Le Domaine des Tamaracs', 'The entrance, at the end of Chemin des Huards.'],
        ),
        place(
          [45.8932, -74.1574],
          ['Le village', 'Épiceries, école primaire, médecins, et notre bureau, avenue de la Gare.'],
          ['The village', 'Groceries, an elementary school, doctors, and our office on Avenue de la Gare.'],
        ),
        place(
          [45.8867, -74.1653],
          ['Les pistes', 'Trente-huit pistes, dont une vingtaine éclairées le soir.'],
          ['The slopes', 'Thirty-eight runs, some twenty of them lit in the evening.'],
        ),
      ],
    }),
    block(
      'members_carousel_block',
      'normal',
      {
        main_title: text('Ils vous font marcher le terrain', 'They will walk the lot with you'),
        orientation_x: 'center',
      },
      { core_data: { source: 'people', query: { kind: 'broker' }, limit: 2 } },
    ),
    block('icon_list_block', 'normal-grey', {
      main_title: text('La visite, en trois lignes', 'The visit, in three lines'),
      list_items_repeater: [
        iconLine('calendar', 'Le samedi et le dimanche, de 9 h à 15 h', 'Saturdays and Sundays, 9 a.m. to 3 p.m.'),
        iconLine('users', 'Quatre personnes à la fois, chiens compris', 'Four people at a time, dogs included'),
        iconLine('map-pin', 'Départ au bureau, 72, avenue de la Gare', 'From the office, 72 Avenue de la Gare'),
      ],
    }),
    block('cta_block', 'inverted', {
      arrangement: 'above',
      main_title: text('Venez avec vos bottes', 'Bring your boots'),
      description: rich(
        ['On marche une heure et demie. Vous repartez avec le plan cadastral et les règles de construction.'],
        ['The walk takes an hour and a half. You leave with the cadastral plan and the building rules.'],
      ),
      bg_media: image('facade-031'),
      cta_repeater: ctas(
        contactButton('Réserver une visite', 'Book a visit'),
        link('450 555-0193', '450 555-0193', { href: 'tel:+14505550193' }),
      ),
    }),
  ],
});
