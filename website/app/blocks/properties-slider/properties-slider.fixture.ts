import { examplesOf, linkTo, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';
import {
  cardOf,
  failedCoreData,
  invitation,
  longExamples,
  plainExamples,
  propertyExamples,
} from '../../block-framework/fixtures/property-fixtures.ts';

const listings = (count: number, examples = propertyExamples) => ({
  properties_repeater: examples.slice(0, count).map(cardOf),
  total: count,
});

export const fixtures = examplesOf(
  'properties_slider_block',
  { main_title: textOf('Des plex à Montréal', 'Plexes in Montréal'), ...listings(6), total: 48 },
  {
    everything: withParams(
      { color_scheme: 'normal-grey' },
      {
        properties_repeater: [...propertyExamples.map(cardOf), invitation],
        total: 1240,
        cta: linkTo('Tous nos plex', 'All our plexes', '/proprietes?type=prop'),
      },
    ),
    'all of them listed': listings(6),
    'three listings': listings(3),
    'one listing': listings(1),
    'without pictures': { ...listings(6, plainExamples), total: 7 },
    'very long French title and addresses': {
      ...listings(6, longExamples),
      main_title: textOf(
        'Des plex et des immeubles à revenus dans les quartiers centraux, choisis pour leur rendement et leur état',
        'Plexes in the central neighbourhoods, chosen for their yield',
      ),
    },
    'no item at all': listings(0),
    'core is away': withParams(failedCoreData, listings(0)),
  },
);
