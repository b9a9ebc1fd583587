import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from '../../content/src/kinds/icon-names.ts';
import { iconDrawing } from '../../website/app/kinds/icon/icon-drawing.server.ts';
import { drawingsPath, iconDrawings } from './icon-drawings.ts';

test('The website has a drawing for every icon that staff may choose.', () => {
  expect(iconNames.filter((name) => iconDrawing(name) === null)).toEqual([]);
});

test('The icon picker shows the drawings of the website (npm run reference writes them anew).', () => {
  expect(readFileSync(drawingsPath, 'utf8')).toBe(iconDrawings());
});
