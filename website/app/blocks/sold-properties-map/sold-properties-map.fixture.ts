import { examplesOf, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';
import {
  bareMarkerOf,
  failedCoreData,
  longExamples,
  markerOf,
  type PropertyExample,
  plainExamples,
  propertyExamples,
} from '../../block-framework/fixtures/property-fixtures.ts';

/** Returns an example without its price, as the content service sends sold properties. */
const withoutPrice = (example: PropertyExample): PropertyExample => ({ ...example, price: null });

const sold = propertyExamples.map(withoutPrice);

const manySold = Array.from({ length: 4 }, () => sold)
  .flat()
  .map((example, index) => {
    const [latitude, longitude] = example.coords;
    const coords: PropertyExample['coords'] = [latitude + index / 90, longitude - index / 40];
    return { ...example, uls: String(30_000_000 + index), coords };
  });

export const fixtures = examplesOf(
  'sold_properties_map_block',
  { main_title: textOf('Vendues par notre équipe', 'Sold by our team'), map_repeater: sold.map(markerOf) },
  {
    everything: withParams({ color_scheme: 'normal-grey' }, { map_repeater: manySold.map(markerOf) }),
    'prices that the content should not hold': { map_repeater: propertyExamples.map(markerOf) },
    'one property': { map_repeater: sold.slice(0, 1).map(markerOf) },
    'three properties': { map_repeater: sold.slice(0, 3).map(markerOf) },
    'without pictures': { map_repeater: plainExamples.map(withoutPrice).map(markerOf) },
    'markers that ask for their popup': { map_repeater: propertyExamples.map(bareMarkerOf) },
    'very long French title and addresses': {
      main_title: textOf(
        'Toutes les propriétés que nos courtiers ont vendues cette année dans la région de Québec',
        'Every property that our brokers sold this year',
      ),
      map_repeater: longExamples.map(withoutPrice).map(markerOf),
    },
    'no item at all': { map_repeater: [] },
    'core is away': withParams(failedCoreData, { map_repeater: [] }),
  },
);
