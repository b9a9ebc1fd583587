import {
  type BlockFixtures,
  examplesOf,
  item,
  lines,
  pictureOf,
  textOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';
import { contactLinesOf, emailOf, invented } from '../../block-framework/fixtures/people-fixtures.ts';

const biographies: [fr: string, en: string][] = [
  [
    'Camille a grandi dans un duplex de Villeray et n’a jamais vraiment quitté le quartier. Ancienne estimatrice en rénovation, elle regarde une maison comme elle a été construite\u00a0: de la fondation vers le toit.\n\nSes clients apprécient sa franchise et ses comptes rendus de visite, écrits le jour même. Elle refuse les visites à la chaîne\u00a0: trois maisons par jour, jamais plus, et le temps de s’asseoir dans chacune.\n\nElle enseigne aussi l’inspection visuelle aux nouveaux courtiers et siège au comité d’urbanisme de son arrondissement, où elle défend les ruelles vertes et les cours habitées.',
    'Camille grew up in a Villeray duplex and never really left the neighbourhood. A former renovation estimator, she looks at a house the way it was built: from the foundation up.\n\nHer clients value her candour and her visit notes, written the same day. She does not believe in marathon visits: three houses a day, never more, and time to sit down in each of them.\n\nShe also teaches visual inspection to new brokers and sits on the planning committee of her borough, where she stands up for green alleys and lived-in yards.',
  ],
  [
    'Étienne dirige le bureau du Plateau. Il accompagne surtout des propriétaires de plex, qu’il aide à lire leurs baux, leurs dépenses et leurs options.',
    'Étienne runs the Plateau office. He mostly works with plex owners, helping them read their leases, expenses and options.',
  ],
  [
    'Établie à Brossard, Mei-Lin travaille avec les familles qui passent de la ville à la Rive-Sud. Écoles, trajets, futurs voisins\u00a0: elle a les réponses.',
    'Based in Brossard, Mei-Lin works with families moving from the city to the South Shore. Schools, commutes, future neighbours: she has the answers.',
  ],
];

const members = biographies.map(([fr, en], index) => {
  const [name, jobFr, jobEn, portrait, phone] = invented[index] ?? invented[0];
  return item('team_member_item', {
    person_avatar: pictureOf(portrait, name, name, 960, 1200),
    person_name: textOf(name),
    person_subtitle: textOf(jobFr, jobEn),
    description: lines(fr, en),
    list_items_repeater: contactLinesOf(
      ['phone', phone],
      ['mail', emailOf(name)],
      ['languages', 'Français, anglais', 'French, English'],
    ),
  });
});

export const fixtures: BlockFixtures = examplesOf(
  'team_members_block',
  { main_title: textOf('Une équipe qui se connaît', 'A team that knows each other'), members_repeater: members },
  {
    everything: withParams({ color_scheme: 'inverted' }),
    'one member': { members_repeater: members.slice(0, 1) },
    'nothing optional': {
      main_title: null,
      members_repeater: [item('team_member_item', { person_name: textOf('Karim Benhaddou') })],
    },
    'very long French texts': {
      main_title: textOf(
        'Les visages de celles et ceux qui répondent au téléphone, la semaine comme la fin de semaine',
      ),
      members_repeater: [
        item('team_member_item', {
          person_name: textOf('Marie-Antoinette Beauregard-Desrosiers de la Chevrotière'),
          person_subtitle: textOf(
            'Courtière immobilière agréée, spécialiste des copropriétés anticonstitutionnellement divises',
          ),
          description: lines(Array(12).fill('Hypothécairement parlant, tout se discute.').join(' ')),
        }),
      ],
    },
    'no item at all': { members_repeater: null },
  },
);
