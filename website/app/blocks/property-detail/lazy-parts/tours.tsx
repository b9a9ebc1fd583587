import { defineLazyPart } from '../../../block-framework/hydration/lazy-part.tsx';
import { Tours } from '../parts/tours.tsx';

export const part = defineLazyPart('tours', Tours);
