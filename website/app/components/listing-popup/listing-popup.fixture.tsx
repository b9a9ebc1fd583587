import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { exampleListing } from '../listing-card/listing-card.fixture.tsx';
import { ListingPopup } from './listing-popup.tsx';

export const fixtures: ComponentFixtures = {
  default: () => <ListingPopup listing={exampleListing} />,
  loading: () => <ListingPopup listing={undefined} />,
  'without a picture': () => <ListingPopup listing={{ ...exampleListing, picture: null, badge: null }} />,
};
