import { describeBlock } from '../fields.ts';
import { headerFields } from './header-fields.ts';

export const headerClassic = describeBlock('header_classic_block', {
  place: 'header',
  label: { fr: 'En-tête classique', en: 'Classic header' },
  doc: 'Logo, menu and call to action in one line.',
  fields: headerFields,
});
