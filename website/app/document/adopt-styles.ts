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

/** Loads of style sheets that are under way or have succeeded, by address. */
const loads = new Map<string, Promise<boolean>>();

/** Loads the style sheets that the document does not have. Resolves to true when they apply, to false when one fails or is late. */
export async function loadStyles(hrefs: readonly string[]): Promise<boolean> {
  const known = new Set(
    [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')),
  );
  const missing = [...new Set(hrefs)].filter((href) => loads.has(href) || !known.has(href));
  return (await Promise.all(missing.map((href) => loads.get(href) ?? startLoad(href)))).every(Boolean);
}

function startLoad(href: string): Promise<boolean> {
  const load = loadStyle(href);
  loads.set(href, load);
  return load;
}

/** A sheet that failed leaves nothing behind, so that the next page which needs it tries again. */
function loadStyle(href: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    const fail = () => {
      link.remove();
      loads.delete(href);
      resolve(false);
    };
    const timer = setTimeout(fail, limitMs);
    link.addEventListener('error', fail);
    link.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(true);
    });
    document.head.append(link);
  });
}
