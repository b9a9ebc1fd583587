import { headerFixtures } from '../../block-framework/fixtures/header-fixtures.ts';

export const fixtures = headerFixtures('header_outofnorm_block');
