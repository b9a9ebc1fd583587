import type { ReactNode } from 'react';
import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { KeepButton } from './keep-button.tsx';

/** The corner of a card, in which the heart stands. */
const Corner = ({ children }: { children: ReactNode }) => (
  <div style={{ position: 'relative', minHeight: '4rem' }}>{children}</div>
);

export const fixtures: ComponentFixtures = {
  default: () => (
    <Corner>
      <KeepButton keep="20145678 active 1249000" name="4318, rue Fabre" />
    </Corner>
  ),
};
