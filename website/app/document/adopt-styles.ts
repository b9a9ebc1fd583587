/**
 * Makes the style sheets in the document known to the loader of chunks, which would fetch them again: it looks for a link to each
 * file, and a disabled one is not fetched.
 */
export function adoptStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>('style[data-files]')) {
    for (const href of element.dataset.files?.split(' ') ?? []) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.disabled = true;
      link.href = href;
      document.head.append(link);
    }
  }
}

/** Time limit of a style sheet, ms. */
const limitMs = 3000;

/** Loads the style sheets that the document does not have. Resolves to true when they apply, to false when one fails or is late. */
export async function loadStyles(hrefs: readonly string[]): Promise<boolean> {
  const known = new Set(
    [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')),
  );
  const missing = [...new Set(hrefs)].filter((href) => !known.has(href));
  return (await Promise.all(missing.map(loadStyle))).every(Boolean);
}

function loadStyle(href: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
    setTimeout(resolve, limitMs, false);
    document.head.append(link);
  });
}
