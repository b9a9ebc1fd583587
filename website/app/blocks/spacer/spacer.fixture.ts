import { examplesOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

export const fixtures = examplesOf(
  'spacer_block',
  { height: '96px' },
  {
    everything: withParams({ color_scheme: 'normal-grey' }, { height: '20svh' }),
    'nothing optional': { height: null },
    'a height that is no length': { height: 'calc(100vw); color: red' },
  },
);
