import type { WireBlock } from '@vitrine/contract/site.ts';
import { block, iconLine, item, question, rich, text } from '../../authoring.ts';

const tab = (fr: string, en: string, ...blocks: WireBlock[]) =>
  item('test_tab_item', { main_title: text(fr, en), blocks_repeater: blocks });

const school = (fr: [name: string, text: string], en: [name: string, text: string]) =>
  item('list_item', { main_title: text(fr[0], en[0]), description: rich([fr[1]], [en[1]]) });

/** Everyday life in Old Longueuil, in tabs. */
export const everydayLife = block('test_block', 'normal-grey', {
  tabs_repeater: [
    tab(
      'Se déplacer',
      'Getting around',
      block('icon_list_block', 'normal-grey', {
        main_title: text('Une voiture par foyer suffit', 'One car per household is enough'),
        list_items_repeater: [
          iconLine(
            'train-front',
            'Le métro à vingt minutes à pied, ou cinq en autobus',
            'The metro, twenty minutes on foot or five by bus',
          ),
          iconLine(
            'bus',
            'Un autobus toutes les dix minutes rue Saint-Charles',
            'A bus every ten minutes on Saint-Charles Street',
          ),
          iconLine('bike', 'La piste du fleuve, et le pont à vélo', 'The river path, and the bridge by bicycle'),
          iconLine('ship', 'La navette fluviale, de mai à octobre', 'The river shuttle, from May to October'),
        ],
      }),
    ),
    tab(
      'Étudier',
      'Going to school',
      block('list_block', 'normal-grey', {
        main_title: text('Des écoles où l’on va à pied', 'Schools within walking distance'),
        list_type: 'unordered',
        list_items_repeater: [
          school(
            [
              'Deux écoles primaires',
              'L’une derrière l’église, l’autre près du parc. Votre adresse décide : nous vérifions le secteur avant l’offre.',
            ],
            [
              'Two elementary schools',
              'One behind the church, one near the park. Your address decides: we check the zone before you make an offer.',
            ],
          ),
          school(
            ['Une école secondaire', 'Avec un programme de musique, à quinze minutes à vélo.'],
            ['A secondary school', 'With a music program, fifteen minutes away by bicycle.'],
          ),
          school(
            [
              'Le cégep et l’université',
              'Le premier à dix minutes d’autobus, le campus de la seconde à la sortie du métro.',
            ],
            [
              'CEGEP and university',
              'The first is ten minutes away by bus, the campus of the second at the metro exit.',
            ],
          ),
        ],
      }),
    ),
    tab(
      'Acheter ici',
      'Buying here',
      block('questions_answers_block', 'normal-grey', {
        main_title: text('Ce qu’il faut savoir du quartier', 'What to know about the area'),
        items_repeater: [
          question(
            [
              'Peut-on agrandir une maison ancienne ?',
              'Oui, vers l’arrière. La façade, la galerie et la toiture relèvent du règlement sur le patrimoine : comptez deux mois de plus pour le permis.',
            ],
            [
              'Can an old house be enlarged?',
              'Yes, towards the back. The front, the porch and the roof come under the heritage by-law: allow two more months for the permit.',
            ],
          ),
          question(
            [
              'Où se gare-t-on l’hiver ?',
              'Sur rue avec une vignette, sauf les nuits de déneigement. Un tiers des maisons ont une cour accessible par la ruelle.',
            ],
            [
              'Where do people park in winter?',
              'On the street with a permit, except on snow-removal nights. A third of the houses have a yard that opens onto the alley.',
            ],
          ),
          question(
            [
              'Le fleuve déborde-t-il ?',
              'La rue Saint-Charles est à neuf mètres au-dessus de l’eau. Plus près de la berge, nous consultons la carte des zones inondables avec vous.',
            ],
            [
              'Does the river flood?',
              'Saint-Charles Street stands nine metres above the water. Closer to the bank, we go over the flood map with you.',
            ],
          ),
        ],
      }),
    ),
  ],
});
