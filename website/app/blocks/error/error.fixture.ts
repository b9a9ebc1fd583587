import { type BlockFixtures, item, lines, words } from '../fixtures.ts';

export const fixtures: BlockFixtures = {
  default: item('error_block', {}),
  'another status': item('error_block', { status_code: 418 }),
  'page not found': item('error_block', { status_code: 404 }),
  'no permission': item('error_block', { status_code: 403 }),
  maintenance: item('error_block', { status_code: 503 }),
  'in another scheme': { block_type: 'error_block', block_params: { color_scheme: 'inverted' }, fields: {} },
  'with words of its own': item('error_block', {
    status_code: 500,
    main_title: words('Oups, un fil s’est débranché', 'Oops, something came unplugged'),
    description: lines('Nos courtiers restent joignables par téléphone.', 'Our brokers can still be reached by phone.'),
    debug: lines('TypeError: x is not a function\n    at render', 'TypeError: x is not a function\n    at render'),
  }),
};
