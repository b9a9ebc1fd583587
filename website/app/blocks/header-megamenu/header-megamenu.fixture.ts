import { headerFixtures } from '../header-fixtures.ts';

export const fixtures = headerFixtures('header_megamenu_block');
