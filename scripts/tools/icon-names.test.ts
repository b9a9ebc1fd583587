import { expect, test } from 'vitest';
import { iconNames } from '../../content/src/icon-names.ts';
import { iconDrawing } from '../../website/app/cms/cms-icon.server.tsx';

test('The website has a drawing for every icon that staff may choose.', () => {
  expect(iconNames.filter((name) => iconDrawing(name) === null)).toEqual([]);
});
