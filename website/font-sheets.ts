import { readdirSync } from 'node:fs';

const folder = new URL('./app/theme/fonts/', import.meta.url);

/**
 * Style sheets of the fonts, relative to the website. They are entries of the build, because no module imports them: a document gets
 * those of its site's look.
 */
export const fontSheets = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => `app/theme/fonts/${name}`);
