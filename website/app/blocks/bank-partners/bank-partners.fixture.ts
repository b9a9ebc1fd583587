import {
  examplesOf,
  iconOf,
  item,
  lines,
  pictureOf,
  textOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';
import { logoOf } from '../../block-framework/fixtures/logo-fixtures.ts';

const advisor = (
  name: string,
  subtitle: [string, string],
  phone: string,
  area: [string, string],
  portrait: string | null = null,
) =>
  item('bank_employee_item', {
    person_avatar: portrait ? pictureOf(portrait, '', '', 960, 1200) : null,
    person_name: textOf(name),
    person_subtitle: textOf(...subtitle),
    list_items_repeater: [
      item('icon_list_item', { icon: iconOf('phone'), description: lines(phone) }),
      item('icon_list_item', { icon: iconOf('map-pin'), description: lines(...area) }),
    ],
  });

const initialsOf = (name: string) => name.replace(/[^\p{Lu}]/gu, '');

const bank = (name: string, employees: unknown[]) =>
  item('bank_partner_item', {
    logo: logoOf(name, initialsOf(name)),
    name: textOf(name),
    employees_repeater: employees,
  });

const specialist: [string, string] = ['Représentante hypothécaire', 'Mortgage specialist'];
const adviser: [string, string] = ['Conseiller hypothécaire', 'Mortgage advisor'];
const island: [string, string] = ['Île de Montréal', 'Island of Montréal'];
const south: [string, string] = ['Rive-Sud', 'South Shore'];

const banks = [
  bank('Caisse du Quai', [
    advisor('Sophie Beaulieu', specialist, '514\u00a0555-0111', island, 'portrait-016'),
    advisor('Marc-Olivier Roy', adviser, '450\u00a0555-0112', south, 'portrait-008'),
  ]),
  bank('Banque Laurier', [
    advisor('Amira Khelifi', specialist, '514\u00a0555-0121', island, 'portrait-011'),
    advisor('Daniel Poirier', adviser, '450\u00a0555-0122', south),
  ]),
  bank('Crédit Boréal', [
    advisor('Luc Desmarais', adviser, '418\u00a0555-0131', ['Québec et Lévis', 'Québec and Lévis'], 'portrait-010'),
    advisor('Isabelle Fortin', specialist, '418\u00a0555-0132', ['Charlevoix', 'Charlevoix'], 'portrait-009'),
  ]),
  bank('Fiducie Rivage', [
    advisor('Nadia Cormier', specialist, '514\u00a0555-0141', island, 'portrait-001'),
    advisor('Yves Thériault', adviser, '450\u00a0555-0142', ['Laurentides', 'Laurentians'], 'portrait-014'),
  ]),
  bank('Prêts Horizon', [
    advisor('Kevin Ouellet', adviser, '819\u00a0555-0151', ['Estrie', 'Eastern Townships'], 'portrait-006'),
    advisor('Mylène Gagné', specialist, '819\u00a0555-0152', ['Estrie', 'Eastern Townships'], 'portrait-015'),
  ]),
  bank('Épargne Mont-Royal', [
    advisor('Chloé Bergeron', specialist, '514\u00a0555-0161', island, 'portrait-013'),
    advisor('Samuel Nadeau', adviser, '514\u00a0555-0162', island, 'portrait-004'),
  ]),
  bank('Banque du Fjord', [
    advisor('Josiane Tremblay', specialist, '418\u00a0555-0171', ['Saguenay', 'Saguenay'], 'portrait-007'),
    advisor('Alex Simard', adviser, '418\u00a0555-0172', ['Saguenay', 'Saguenay']),
  ]),
];

export const fixtures = examplesOf(
  'bank_partners_block',
  { main_title: textOf('Vos alliés pour financer', 'Your allies for financing'), partners_repeater: banks },
  {
    everything: withParams({ color_scheme: 'normal-grey' }),
    'no more than six': { partners_repeater: banks.slice(0, 3) },
    'one institution': { partners_repeater: banks.slice(0, 1) },
    'without logos and advisors': {
      partners_repeater: banks.map(({ fields }) =>
        item('bank_partner_item', { ...fields, logo: null, employees_repeater: null }),
      ),
    },
    'without a title': { main_title: null },
    'very long French title': {
      main_title: textOf(
        'Des institutions financières choisies pour la qualité de leurs conseils hypothécaires et leur disponibilité',
        'Institutions that we trust',
      ),
      partners_repeater: [
        bank('Fédération des coopératives d’épargne et de crédit de la Montérégie', [
          advisor(
            'Marie-Antoinette Beauregard-Desrosiers de la Chevrotière',
            ['Représentante hypothécaire, immeubles multirésidentiels', 'Mortgage specialist'],
            '450\u00a0555-0199, poste\u00a012345',
            ['Montérégie, Estrie et Centre-du-Québec', 'Montérégie'],
          ),
        ]),
        ...banks,
      ],
    },
    'no item at all': { main_title: null, partners_repeater: null },
  },
);
