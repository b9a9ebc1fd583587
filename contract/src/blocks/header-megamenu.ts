import { describeBlock } from '../fields.ts';
import { headerFields } from './header-fields.ts';

export const headerMegamenu = describeBlock('header_megamenu_block', {
  group: 'shell',
  order: 20,
  place: 'header',
  label: { fr: 'En-tête à grand menu', en: 'Mega menu header' },
  doc: {
    fr: 'Le logo au-dessus d’une ligne de menus, dont chacun ouvre un grand panneau à colonnes.',
    en: 'The logo above a line of menus, each of which opens a wide panel of columns.',
  },
  fields: headerFields,
});
