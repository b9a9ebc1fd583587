import { defineLazyPart } from '../../../block-framework/hydration/lazy-part.tsx';
import { FilterFields } from '../../../search/filter-fields.tsx';

export const part = defineLazyPart('filter-fields', FilterFields);
