import type { ComponentFixtures } from '../ui/component-fixtures.ts';
import { DraftBanner } from './draft-banner.tsx';

export const fixtures: ComponentFixtures = {
  default: () => <DraftBanner leaveAddress="/fr" />,
};
