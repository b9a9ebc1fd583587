import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { SuperTitle } from './super-title.tsx';

export const fixtures: ComponentFixtures = {
  default: () => <SuperTitle text="Notre équipe" />,
  long: () => (
    <SuperTitle text="Courtières et courtiers immobiliers résidentiels et commerciaux de la région de Québec" />
  ),
  empty: () => <SuperTitle text="" />,
};
