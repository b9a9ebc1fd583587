import { filled } from '../values/untyped-values.ts';

/** Returns a content component in the wire format; undefined when no value is set. */
export const component = (type: string, values: Record<string, unknown>) => {
  const own = filled(values);
  return own && { cms_component: type, ...own };
};
