import { defineLazyPart } from '../../../block-framework/hydration/lazy-part.tsx';
import { CoOwnership } from '../parts/co-ownership.tsx';

export const part = defineLazyPart('co-ownership', CoOwnership);
