// @vitest-environment jsdom

import { fireEvent } from '@testing-library/react';
import { cornersOf, writeCorners } from '@vitrine/contract/core/search-area.ts';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { render } from '../../test-render.tsx';
import type { MapSurface } from '../map-types.ts';
import { AreaTool } from './area-tool.tsx';

/** A map of a thousand px a degree. */
const surface = {
  addOverlay: (element: Element) => {
    document.body.append(element);
    return () => element.remove();
  },
  toScreen: ([lat, lng]) => ({ x: lng * 1000, y: -lat * 1000 }),
  toCoords: ({ x, y }) => [-y / 1000, x / 1000],
} satisfies Partial<MapSurface> as unknown as MapSurface; // A changed area needs no more of a map.

const first = writeCorners([
  [45.5, -73.5],
  [45.5, -73.4],
  [45.4, -73.4],
]);
const latitude = (area: string) => cornersOf(area)[0]?.[0] ?? Number.NaN;
/** Degrees of latitude that a step down moves a corner. */
const step = 0.024;

async function edit() {
  const onChange = vi.fn<(area: string | null) => void>();
  const toolOf = (area: string) => (
    <LocaleProvider locale="fr">
      <AreaTool
        {...{ surface, area, onChange }}
        found={3}
        places={{ choices: [], find: async () => null }}
        startsOpen={false}
      />
    </LocaleProvider>
  );
  const { rerender, getByRole } = await render(toolOf(first));
  await act(async () => getByRole('button', { name: 'Modifier la zone' }).click());
  const corner = document.querySelector('[role="application"]');
  if (!corner) throw new Error('There is no corner.');
  return {
    press: () => fireEvent.keyDown(corner, { key: 'ArrowDown' }),
    release: () => fireEvent.keyUp(corner, { key: 'ArrowDown' }),
    /** Gives the tool the area of the search that was asked for as the given one. */
    answer: (index: number) => rerender(toolOf(asked(index))),
    asked,
  };
  function asked(index: number): string {
    const area = onChange.mock.calls[index]?.[0];
    if (!area) throw new Error(`There is no change ${index}.`);
    return area;
  }
}

test('a step of a corner counts while the search still answers the step before', async () => {
  const { press, release, answer, asked } = await edit();
  press();
  release();
  press();
  await answer(0);
  release();
  expect(latitude(asked(1))).toBeCloseTo(45.5 - 2 * step, 3);
});

test('a step of a corner follows the last one, however late the search answers', async () => {
  const { press, release, answer, asked } = await edit();
  press();
  release();
  press();
  release();
  await answer(0);
  press();
  release();
  expect(latitude(asked(2))).toBeCloseTo(45.5 - 3 * step, 3);
});

test('an area that comes from elsewhere takes the place of the moved one', async () => {
  const { press, release, answer, asked } = await edit();
  press();
  release();
  await answer(0);
  press();
  release();
  await answer(1);
  await answer(0);
  press();
  release();
  expect(latitude(asked(2))).toBeCloseTo(45.5 - 2 * step, 3);
});
