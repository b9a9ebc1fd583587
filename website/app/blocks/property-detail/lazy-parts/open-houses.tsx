import { defineLazyPart } from '../../../block-framework/hydration/lazy-part.tsx';
import { OpenHouses } from '../parts/open-houses.tsx';

export const part = defineLazyPart('open-houses', OpenHouses);
