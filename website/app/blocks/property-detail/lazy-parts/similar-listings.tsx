import { defineLazyPart } from '../../../block-framework/hydration/lazy-part.tsx';
import { SimilarListings } from '../parts/similar-listings.tsx';

export const part = defineLazyPart('similar-listings', SimilarListings);
