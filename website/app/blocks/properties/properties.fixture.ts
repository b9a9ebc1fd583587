import { type BlockFixtures, item, linkTo, words } from '../fixtures.ts';
import {
  bareMarkerOf,
  cardOf,
  invitation,
  longExamples,
  markerOf,
  plainExamples,
  propertyExamples,
} from '../property-fixtures.ts';

const example = (count: number, fields: Record<string, unknown> = {}, examples = propertyExamples) =>
  item('properties_block', {
    main_title: words('Nouvellement sur le marché', 'New on the market'),
    cta: linkTo('Voir toutes les propriétés', 'See all properties', '/proprietes'),
    properties_repeater: examples.slice(0, count).map(cardOf),
    map_repeater: examples.slice(0, count).map(markerOf),
    total: count === 1 ? 1 : 812,
    ...fields,
  });

export const fixtures: BlockFixtures = {
  default: example(6),
  everything: {
    ...example(5, { properties_repeater: [...propertyExamples.slice(0, 5).map(cardOf), invitation] }),
    block_params: { color_scheme: 'normal-grey' },
  },
  'exactly three listings': example(3),
  'three listings and no invitation': { ...example(3), block_params: { properties_cta_enabled: false } },
  'three listings and an invitation of its own': example(3, {
    properties_repeater: [...propertyExamples.slice(0, 3).map(cardOf), invitation],
  }),
  'one listing': example(1),
  'without a map': example(6, { map_repeater: [] }),
  'without pictures': example(4, {}, plainExamples),
  'markers that ask for their popup': example(6, { map_repeater: propertyExamples.map(bareMarkerOf) }),
  'no item at all': example(0, { total: 0 }),
  'core is away': {
    ...example(0),
    block_params: { core_data: { source: 'properties', failed: true } },
  },
  'very long French title and addresses': example(
    4,
    {
      main_title: words(
        'Les propriétés que nos courtiers ont visitées cette semaine et qu’ils vous recommandent sans hésiter',
        'The properties that our brokers visited this week',
      ),
    },
    longExamples,
  ),
};
