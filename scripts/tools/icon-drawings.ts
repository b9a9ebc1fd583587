import { iconNames } from '../../content/src/kinds/icon-names.ts';
import { iconDrawing } from '../../website/app/kinds/icon/icon-drawing.server.ts';

/** The drawings that the icon picker of the admin shows: those of the website, since the admin does not load its icon library. */

export const drawingsPath = 'content/src/admin/icons/generated/icon-drawings.json';

/** Returns the drawings of the icons that staff choose from by name, in JSON. */
export const iconDrawings = (): string =>
  `${JSON.stringify(Object.fromEntries(iconNames.map((name) => [name, iconDrawing(name)])), null, 1)}\n`;
