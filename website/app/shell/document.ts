const dataOf = (name: string): string | undefined =>
  import.meta.env.SSR ? undefined : document.documentElement.dataset[name];

/** Key of the current document, which stays the same until the next page load. */
export const documentKey = dataOf('document') ?? '';
/** Id of the variant that all navigations in the document keep. */
export const documentVariant = dataOf('variant');

const themeElement = import.meta.env.SSR ? null : document.querySelector<HTMLElement>('style[data-theme]');

/** The theme of the current document, which stays the same until the next page load. */
export const documentTheme = { key: themeElement?.dataset.theme, css: themeElement?.textContent ?? '' };
