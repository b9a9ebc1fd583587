import { describeBlock } from '../fields.ts';
import { headerFields } from './header-fields.ts';

export const headerOutofnorm = describeBlock('header_outofnorm_block', {
  group: 'shell',
  order: 30,
  place: 'header',
  label: { fr: 'En-tête hors norme', en: 'Out-of-norm header' },
  doc: {
    fr: 'Une barre flottante dont le logo dépasse vers le bas, sur sa propre plaque.',
    en: 'A floating bar with the logo on a plate that reaches below it.',
  },
  fields: headerFields,
});
