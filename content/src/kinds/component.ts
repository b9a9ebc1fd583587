import { filled } from '../values/untyped-values.ts';

/** Returns a content component of the wire; undefined without a value. */
export const component = (type: string, values: Record<string, unknown>) => {
  const own = filled(values);
  return own && { cms_component: type, ...own };
};
