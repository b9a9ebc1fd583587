import { type BlockFixtures, item, words } from '../fixtures.ts';
import { bareMarkerOf, longExamples, markerOf, plainExamples, propertyExamples } from '../property-fixtures.ts';

/** As the content service hands over what is sold: without a price. */
const sold = (examples = propertyExamples) => examples.map((example) => ({ ...example, price: null }));

const example = (markers: unknown[], fields: Record<string, unknown> = {}) =>
  item('sold_properties_map_block', {
    main_title: words('Vendues par notre équipe', 'Sold by our team'),
    map_repeater: markers,
    ...fields,
  });

export const fixtures: BlockFixtures = {
  default: example(sold().map(markerOf)),
  everything: {
    ...example(
      Array.from({ length: 24 }, (_, index) => sold()[index % 6]).flatMap((each, index) =>
        each
          ? markerOf({
              ...each,
              uls: String(30_000_000 + index),
              coords: [each.coords[0] + index / 90, each.coords[1] - index / 40],
            })
          : [],
      ),
    ),
    block_params: { color_scheme: 'normal-grey' },
  },
  'prices that the content should not hold': example(propertyExamples.map(markerOf)),
  'one property': example(sold().slice(0, 1).map(markerOf)),
  'three properties': example(sold().slice(0, 3).map(markerOf)),
  'without pictures': example(sold(plainExamples).map(markerOf)),
  'markers that ask for their popup': example(propertyExamples.map(bareMarkerOf)),
  'very long French title and addresses': example(sold(longExamples).map(markerOf), {
    main_title: words(
      'Toutes les propriétés que nos courtiers ont vendues cette année dans la région de Québec',
      'Every property that our brokers sold this year',
    ),
  }),
  'no item at all': example([]),
  'core is away': { ...example([]), block_params: { core_data: { source: 'properties', failed: true } } },
};
