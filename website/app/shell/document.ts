const dataOf = (name: string): string | undefined =>
  import.meta.env.SSR ? undefined : document.documentElement.dataset[name];

/** What the document that stands was made with; it does not change before the next page load. */
export const documentKey = dataOf('document') ?? '';
/** The variant that all navigations in the document carry on. */
export const documentVariant = dataOf('variant');
