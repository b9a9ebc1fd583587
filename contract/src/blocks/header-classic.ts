import { describeBlock } from '../fields.ts';
import { headerFields } from './header-fields.ts';

export const headerClassic = describeBlock('header_classic_block', {
  group: 'shell',
  order: 10,
  place: 'header',
  label: { fr: 'En-tête classique', en: 'Classic header' },
  doc: {
    fr: 'Le logo, le menu et l’appel à l’action sur une seule ligne.',
    en: 'Logo, menu and call to action in one line.',
  },
  fields: headerFields,
});
