import { examplesOf, item, linkTo, pictureOf, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const write = { ...linkTo('Écrire', 'Write', '/contact'), on_click_action: 'open_contact_modal' };

const member = (portrait: string, name: string, subtitle: [string, string], more: Record<string, unknown> = {}) =>
  item('members_carousel_item', {
    person_avatar: pictureOf(portrait, name, name, 960, 1200),
    person_name: textOf(name),
    person_subtitle: textOf(...subtitle),
    recipient_type: 'broker',
    recipient_slug: portrait,
    cta_repeater: [
      item('cta_item', { cta: write }),
      item('cta_item', { cta: linkTo('Voir ses propriétés', 'See the listings', '/proprietes') }),
    ],
    ...more,
  });

const broker: [string, string] = ['Courtière immobilière résidentielle', 'Residential real estate broker'];
const members = [
  member('portrait-001', 'Maude Tessier-Lavoie', broker),
  member('portrait-002', 'Karim Benali', ['Courtier immobilier commercial', 'Commercial real estate broker']),
  member('portrait-003', 'Élise Dubuc', ['Directrice d’agence', 'Managing broker']),
  member('portrait-004', 'Thomas Arsenault', ['Courtier immobilier, Rive-Sud', 'Real estate broker, South Shore']),
  member('portrait-005', 'Ngoc Anh Tran', broker),
];

export const fixtures = examplesOf(
  'members_carousel_block',
  { main_title: textOf('À vos côtés', 'By your side'), members_repeater: members },
  {
    everything: withParams({ color_scheme: 'normal-grey' }),
    'in the centre': { orientation_x: 'center' },
    'one member': { members_repeater: members.slice(0, 1) },
    'without portraits': {
      members_repeater: members.map(({ fields }) =>
        item('members_carousel_item', { ...fields, person_avatar: null, cta_repeater: null }),
      ),
    },
    'twenty members': {
      members_repeater: Array.from({ length: 4 }, () => members).flat(),
    },
    'very long French title': {
      main_title: textOf(
        'Les courtières et les courtiers qui vous accompagnent, de la première visite à la remise des clés',
        'The brokers beside you',
      ),
      members_repeater: [
        member('portrait-007', 'Marie-Antoinette Beauregard-Desrosiers de la Chevrotière', [
          'Courtière immobilière agréée, propriétés de prestige et immeubles multirésidentiels',
          'Chartered real estate broker',
        ]),
        ...members,
      ],
    },
    'no item at all': { members_repeater: null },
  },
);
