import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { DraftBanner } from './draft-banner.tsx';

export const fixtures: ComponentFixtures = {
  default: () => <DraftBanner leaveAddress="/fr" />,
  'of a variant': () => (
    <DraftBanner leaveAddress="/fr" variant={{ id: 'printemps', name: 'Campagne printemps', color: '#7A3E9D' }} />
  ),
};
