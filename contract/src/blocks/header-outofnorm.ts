import { describeBlock } from '../fields.ts';
import { headerFields } from './header-fields.ts';

export const headerOutofnorm = describeBlock('header_outofnorm_block', {
  place: 'header',
  label: { fr: 'En-tête hors norme', en: 'Out-of-norm header' },
  doc: 'A floating bar from which the logo hangs on a plate of its own.',
  fields: headerFields,
});
