import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { FavouriteButton } from './favourite-button.tsx';

export const fixtures: ComponentFixtures = {
  default: () => <FavouriteButton listing={{ uls: '20145678', status: 'active', price: 1_249_000 }} />,
  'a sold listing': () => <FavouriteButton listing={{ uls: '20145679', status: 'sold', price: null }} />,
};
