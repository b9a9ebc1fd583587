import { defineLazyPart } from '../../../block-framework/hydration/lazy-part.tsx';
import { NearbyListings } from '../parts/nearby-listings.tsx';

export const part = defineLazyPart('nearby-listings', NearbyListings);
