import { examplesOf, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';
import {
  failedCoreData,
  featuredOf,
  longExamples,
  plainExamples,
  propertyExamples,
} from '../../block-framework/fixtures/property-fixtures.ts';

const listings = (count: number, examples = propertyExamples) => ({
  properties_repeater: examples.slice(0, count).map(featuredOf),
});

export const fixtures = examplesOf(
  'featured_properties_block',
  { main_title: textOf('Nos coups de cœur', 'Our favourites'), ...listings(4) },
  {
    everything: withParams({ color_scheme: 'inverted' }, listings(6)),
    'one listing': listings(1),
    'without a title': { ...listings(3), main_title: null },
    'without pictures': listings(3, plainExamples),
    'very long French title and addresses': {
      ...listings(3, longExamples),
      main_title: textOf(
        'Les maisons d’exception que nos courtiers habiteraient eux-mêmes sans la moindre hésitation',
        'The houses that our brokers would live in themselves',
      ),
    },
    'no item at all': listings(0),
    'core is away': withParams(failedCoreData, listings(0)),
  },
);
