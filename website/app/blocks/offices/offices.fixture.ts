import {
  type BlockFixtures,
  examplesOf,
  item,
  linkTo,
  textOf,
  withCta,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';
import { directionsTo, inventedOffices, officeFieldsOf } from '../../block-framework/fixtures/office-fixtures.ts';
import { contactLinesOf } from '../../block-framework/fixtures/people-fixtures.ts';

const offices = inventedOffices.map((office) => ({
  id: office.key,
  ...item('office_item', { ...officeFieldsOf(office), cta: directionsTo(office) }),
}));

export const fixtures: BlockFixtures = examplesOf(
  'offices_block',
  { main_title: textOf('Nos bureaux', 'Our offices'), offices_repeater: offices.slice(0, 3) },
  {
    everything: withParams(
      { color_scheme: 'inverted' },
      {
        offices_repeater: Array.from({ length: 3 }, (_, round) =>
          offices.map((office) => ({ ...office, id: `${office.id}-${round}` })),
        ).flat(),
      },
    ),
    'with buttons': { offices_repeater: withCta(offices, linkTo('Nous écrire', 'Write to us', '/contact')) },
    'without a picture': {
      offices_repeater: offices.map((office) => ({ ...office, fields: { ...office.fields, image: null } })),
    },
    'nothing optional': {
      main_title: null,
      offices_repeater: [item('office_item', { main_title: textOf('Bureau virtuel', 'Virtual office') })],
    },
    'very long French texts': {
      main_title: textOf(
        'Des bureaux dans toutes les régions où nous travaillons, pour que vous n’ayez jamais loin à aller',
      ),
      offices_repeater: [
        item('office_item', {
          main_title: textOf('Bureau régional des Laurentides et de Lanaudière, succursale de Sainte-Agathe-des-Monts'),
          list_items_repeater: contactLinesOf(
            ['map-pin', '12480-12482, boulevard de la Rivière-des-Prairies-et-du-Sault-au-Récollet Est, bureau 1204-A'],
            ['mail', 'sainte-agathe-des-monts@groupe-immobilier-des-laurentides-et-de-lanaudiere.example'],
          ),
        }),
        ...offices.slice(0, 1),
      ],
    },
    'no item at all': { offices_repeater: null },
  },
);
