import { examplesOf, linkTo, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';
import {
  bareMarkerOf,
  cardOf,
  failedCoreData,
  invitation,
  longExamples,
  markerOf,
  plainExamples,
  propertyExamples,
} from '../../block-framework/fixtures/property-fixtures.ts';

const listings = (count: number, examples = propertyExamples) => ({
  properties_repeater: examples.slice(0, count).map(cardOf),
  map_repeater: examples.slice(0, count).map(markerOf),
});

export const fixtures = examplesOf(
  'properties_block',
  {
    main_title: textOf('Nouvellement sur le marché', 'New on the market'),
    cta: linkTo('Voir toutes les propriétés', 'See all properties', '/proprietes'),
    ...listings(6),
    total: 812,
  },
  {
    everything: withParams(
      { color_scheme: 'normal-grey' },
      { ...listings(5), properties_repeater: [...propertyExamples.slice(0, 5).map(cardOf), invitation] },
    ),
    'exactly three listings': listings(3),
    'three listings and no invitation': withParams({ properties_cta_enabled: false }, listings(3)),
    'three listings and an invitation of its own': {
      ...listings(3),
      properties_repeater: [...propertyExamples.slice(0, 3).map(cardOf), invitation],
    },
    'one listing': { ...listings(1), total: 1 },
    'without a map': { map_repeater: [] },
    'without pictures': listings(4, plainExamples),
    'markers that ask for their popup': { map_repeater: propertyExamples.map(bareMarkerOf) },
    'no item at all': { ...listings(0), total: 0 },
    'core is away': withParams(failedCoreData, listings(0)),
    'very long French title and addresses': {
      ...listings(4, longExamples),
      main_title: textOf(
        'Les propriétés que nos courtiers ont visitées cette semaine et qu’ils vous recommandent sans hésiter',
        'The properties that our brokers visited this week',
      ),
    },
  },
);
