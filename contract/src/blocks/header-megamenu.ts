import { describeBlock } from '../fields.ts';
import { headerFields } from './header-fields.ts';

export const headerMegamenu = describeBlock('header_megamenu_block', {
  place: 'header',
  label: { fr: 'En-tête à grand menu', en: 'Mega menu header' },
  doc: 'The logo above a line of menus, each of which opens a wide sheet of columns.',
  fields: headerFields,
});
