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

/** Time limit of a style sheet, ms; a block without its styles is better than a page that does not come. */
const limitMs = 3000;

/** Loads the style sheets that the document does not have. Resolves when they apply, or when one fails or takes too long. */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  const known = new Set(
    [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')),
  );
  const missing = [...new Set(hrefs)].filter((href) => !known.has(href));
  await Promise.all(missing.map(loadStyle));
}

function loadStyle(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
    setTimeout(resolve, limitMs);
    document.head.append(link);
  });
}
