import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { VariantBanner } from './variant-banner.tsx';

export const fixtures: ComponentFixtures = {
  default: () => <VariantBanner name="Campagne de printemps" color="#7a3e9d" />,
  'a light colour': () => <VariantBanner name="Été" color="#ffd400" />,
  'no colour and no name': () => <VariantBanner name="" color={null} />,
  'a very long name': () => (
    <VariantBanner
      name={'Campagne de printemps pour les propriétés de prestige du bord du fleuve, deuxième version '.repeat(2)}
      color="#777777"
    />
  ),
};
