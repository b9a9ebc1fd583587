import { examplesOf, lines, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

export const fixtures = examplesOf(
  'error_block',
  {},
  {
    'another status': { status_code: 418 },
    'page not found': { status_code: 404 },
    'no permission': { status_code: 403 },
    maintenance: { status_code: 503 },
    'in another scheme': withParams({ color_scheme: 'inverted' }),
    'with words of its own': {
      status_code: 500,
      main_title: textOf('Oups, un fil s’est débranché', 'Oops, something came unplugged'),
      description: lines(
        'Nos courtiers restent joignables par téléphone.',
        'Our brokers can still be reached by phone.',
      ),
      debug: lines('TypeError: x is not a function\n    at render', 'TypeError: x is not a function\n    at render'),
    },
    'very long French title': {
      main_title: textOf(
        'Cette page est momentanément inaccessible pendant que nous mettons à jour les inscriptions de nos courtiers',
        'This page is unavailable while we update the listings of our brokers',
      ),
    },
  },
);
