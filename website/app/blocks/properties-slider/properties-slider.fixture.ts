import { type BlockFixtures, item, linkTo, words } from '../fixtures.ts';
import { cardOf, invitation, longExamples, plainExamples, propertyExamples } from '../property-fixtures.ts';

const example = (count: number, fields: Record<string, unknown> = {}, examples = propertyExamples) =>
  item('properties_slider_block', {
    main_title: words('Des plex à Montréal', 'Plexes in Montréal'),
    properties_repeater: examples.slice(0, count).map(cardOf),
    total: count,
    ...fields,
  });

export const fixtures: BlockFixtures = {
  default: example(6, { total: 48 }),
  everything: {
    ...example(6, {
      total: 1240,
      cta: linkTo('Tous nos plex', 'All our plexes', '/proprietes?type=prop'),
      properties_repeater: [...propertyExamples.map(cardOf), invitation],
    }),
    block_params: { color_scheme: 'normal-grey' },
  },
  'all of them listed': example(6),
  'three listings': example(3),
  'one listing': example(1),
  'without pictures': example(6, { total: 7 }, plainExamples),
  'very long French title and addresses': example(
    6,
    {
      main_title: words(
        'Des plex et des immeubles à revenus dans les quartiers centraux, choisis pour leur rendement et leur état',
        'Plexes in the central neighbourhoods, chosen for their yield',
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
