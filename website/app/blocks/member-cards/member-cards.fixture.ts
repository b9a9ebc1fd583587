import { spokenLanguages } from '@vitrine/contract/people.ts';
import {
  type BlockFixtures,
  examplesOf,
  iconOf,
  item,
  lines,
  linkTo,
  pictureOf,
  textOf,
  withCta,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';
import { contactLinesOf, emailOf, invented } from '../../block-framework/fixtures/people-fixtures.ts';

const offices = [
  { id: 'plateau', label: { fr: 'Montréal — Plateau', en: 'Montréal — Plateau' } },
  { id: 'longueuil', label: { fr: 'Rive-Sud — Longueuil', en: 'South Shore — Longueuil' } },
  { id: 'montcalm', label: { fr: 'Québec — Montcalm', en: 'Québec City — Montcalm' } },
] as const;

const language = (id: keyof typeof spokenLanguages) => ({ id, label: spokenLanguages[id] });
const [french, english, creole] = [language('fr'), language('en'), language('ht')];

const network = (icon: string, label: string, name: string, url: string) =>
  item('icon_link_item', { icon: iconOf(icon), link: linkTo(`${label}, ${name}`, `${label}, ${name}`, url, 'href') });

const members = invented.slice(0, 8).map(([name, fr, en, portrait, phone], index) => {
  const office = offices[index % offices.length] ?? offices[0];
  return {
    id: `member-${index}`,
    ...item('member_card_item', {
      office_id: office.id,
      languages_list: index % 3 === 2 ? [french, english, creole] : [french, english],
      main_title: textOf(name),
      description: lines(fr, en),
      image: pictureOf(portrait, name, name, 960, 1200),
      cta: {
        ...linkTo('Écrire', 'Write', '/contact', 'href'),
        on_click_action: 'open_contact_modal',
      },
      recipient_type: 'broker',
      recipient_slug: `member-${index}`,
      list_items_repeater: contactLinesOf(
        ['building', office.label.fr, office.label.en],
        ['phone', phone],
        ['mail', emailOf(name)],
        ['languages', 'Français, anglais', 'French, English'],
      ),
      icon_links_repeater: [
        network('linkedin', 'LinkedIn', name, 'https://www.linkedin.com/in/exemple'),
        network('instagram', 'Instagram', name, 'https://www.instagram.com/exemple'),
      ],
      program_items_repeater:
        index % 3 === 0
          ? [
              item('program_item', { description: textOf('Garantie de vente', 'Sale guarantee') }),
              item('program_item', { description: textOf('Relocalisation', 'Relocation') }),
            ]
          : [],
    }),
  };
});

const longMember = item('member_card_item', {
  main_title: textOf('Marie-Antoinette Beauregard-Desrosiers de la Chevrotière'),
  description: lines(
    'Courtière immobilière agréée, spécialiste des immeubles à revenus et des copropriétés anticonstitutionnellement divises',
    'Chartered real estate broker',
  ),
  list_items_repeater: contactLinesOf(
    ['mail', 'marie-antoinette.beauregard-desrosiers.de.la.chevrotiere@groupe-immobilier-de-la-monteregie.example'],
    ['phone', '514 555-0199, poste 20145'],
  ),
  program_items_repeater: [
    item('program_item', {
      description: textOf('Programme d’accompagnement des premiers acheteurs et des nouveaux arrivants'),
    }),
  ],
});

export const fixtures: BlockFixtures = examplesOf(
  'member_cards_block',
  withParams(
    { context_type: 'brokers' },
    { main_title: textOf('Nos courtiers', 'Our brokers'), offices_list: offices, member_cards_repeater: members },
  ),
  {
    everything: withParams({ color_scheme: 'normal-grey' }),
    'with buttons': { member_cards_repeater: withCta(members, linkTo('Écrire', 'Write', '/contact')) },
    'more than a page': {
      member_cards_repeater: Array.from({ length: 3 }, (_, round) =>
        members.map((member) => ({ ...member, id: `${member.id}-${round}` })),
      ).flat(),
    },
    'directors of one office': withParams(
      { context_type: 'directors', color_scheme: 'inverted' },
      {
        main_title: textOf('La direction', 'Management'),
        offices_list: null,
        member_cards_repeater: members.slice(0, 3),
      },
    ),
    'nothing optional': {
      main_title: null,
      offices_list: null,
      member_cards_repeater: invented
        .slice(0, 4)
        .map(([name]) => item('member_card_item', { main_title: textOf(name) })),
    },
    'very long French texts': {
      main_title: textOf(
        'Des courtières et des courtiers établis dans toutes les régions où nous travaillons',
        'Brokers in every region where we work',
      ),
      member_cards_repeater: [longMember, ...members.slice(0, 2)],
    },
    'no item at all': { member_cards_repeater: null },
  },
);
