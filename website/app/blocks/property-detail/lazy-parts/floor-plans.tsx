import { defineLazyPart } from '../../../block-framework/hydration/lazy-part.tsx';
import { FloorPlans } from '../parts/floor-plans.tsx';

export const part = defineLazyPart('floor-plans', FloorPlans);
