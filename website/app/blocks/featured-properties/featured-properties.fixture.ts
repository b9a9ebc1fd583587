import { type BlockFixtures, item, words } from '../fixtures.ts';
import { featuredOf, longExamples, plainExamples, propertyExamples } from '../property-fixtures.ts';

const example = (count: number, fields: Record<string, unknown> = {}, examples = propertyExamples) =>
  item('featured_properties_block', {
    main_title: words('Nos coups de cœur', 'Our favourites'),
    properties_repeater: examples.slice(0, count).map(featuredOf),
    ...fields,
  });

export const fixtures: BlockFixtures = {
  default: example(4),
  everything: { ...example(6), block_params: { color_scheme: 'inverted' } },
  'one listing': example(1),
  'without a title': example(3, { main_title: null }),
  'without pictures': example(3, {}, plainExamples),
  'very long French title and addresses': example(
    3,
    {
      main_title: words(
        'Les maisons d’exception que nos courtiers habiteraient eux-mêmes sans la moindre hésitation',
        'The houses that our brokers would live in themselves',
      ),
    },
    longExamples,
  ),
  'no item at all': example(0),
  'core is away': {
    ...example(0),
    block_params: { core_data: { source: 'properties', failed: true } },
  },
};
