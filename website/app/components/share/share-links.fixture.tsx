import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { ShareLinks } from './share-links.tsx';

export const fixtures: ComponentFixtures = {
  default: () => <ShareLinks title="4318, rue Fabre" address="https://www.maison.example/fr/proprietes/20145678" />,
};
