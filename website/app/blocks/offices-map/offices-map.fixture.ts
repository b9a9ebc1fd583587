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

const entries = inventedOffices.map((office) => ({
  id: `entry-${office.key}`,
  ...item('office_list_item', { hover_id: office.key, ...officeFieldsOf(office), cta: directionsTo(office) }),
}));

const markers = inventedOffices.map((office) => ({
  id: `marker-${office.key}`,
  ...item('office_map_item', {
    coords: office.coords,
    hover_id: office.key,
    popup_repeater: [item('office_map_popup_item', officeFieldsOf(office))],
  }),
}));

export const fixtures: BlockFixtures = examplesOf(
  'offices_map_block',
  { main_title: textOf('Passez nous voir', 'Come and see us'), offices_repeater: entries, map_repeater: markers },
  {
    everything: withParams({ color_scheme: 'inverted' }, { orientation_x: 'full' }),
    'with buttons': { offices_repeater: withCta(entries, linkTo('Nous écrire', 'Write to us', '/contact')) },
    'one office': { offices_repeater: entries.slice(0, 1), map_repeater: markers.slice(0, 1) },
    'no office on the map': { map_repeater: null },
    'nothing optional': {
      main_title: null,
      offices_repeater: [item('office_list_item', { main_title: textOf('Bureau virtuel', 'Virtual office') })],
      map_repeater: [item('office_map_item', { coords: [46.3432, -72.543] })],
    },
    'very long French texts': {
      main_title: textOf(
        'Des bureaux dans toutes les régions où nous travaillons, pour que vous n’ayez jamais loin à aller',
      ),
      offices_repeater: [
        item('office_list_item', {
          hover_id: 'plateau',
          main_title: textOf('Bureau régional des Laurentides et de Lanaudière, succursale de Sainte-Agathe-des-Monts'),
          list_items_repeater: contactLinesOf(
            ['map-pin', '12480-12482, boulevard de la Rivière-des-Prairies-et-du-Sault-au-Récollet Est, bureau 1204-A'],
            ['mail', 'sainte-agathe-des-monts@groupe-immobilier-des-laurentides-et-de-lanaudiere.example'],
          ),
        }),
      ],
    },
    'no item at all': { offices_repeater: null, map_repeater: null },
  },
);
