import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { ReducedPrice } from './reduced-price.tsx';

const reduced = { day: '26 novembre 2026', date: '2026-11-26T15:00:00.000Z' };

export const fixtures: ComponentFixtures = {
  default: () => <ReducedPrice reduced={reduced} />,
  'with its day': () => <ReducedPrice reduced={reduced} hasDay />,
};
