// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { writeCircle } from '@vitrine/contract/core/search-area.ts';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { render } from '../../test-render.tsx';
import type { Coords } from '../geo.ts';
import type { MapSurface } from '../map-types.ts';
import type { AreaLayer } from './area-layer.ts';
import { RadiusForm } from './radius-form.tsx';

const [middle, magog, sherbrooke]: [Coords, Coords, Coords] = [
  [45.5, -73.5],
  [45.27, -72.14],
  [45.4, -71.89],
];
const circleAt = (center: Coords) => writeCircle({ center, radius: 3 });

async function show() {
  const fit = vi.fn();
  const surface = {
    ...{ middle: () => middle, addOverlay: () => () => undefined, toScreen: () => ({ x: -1, y: -1 }) },
    ...{ fit, zoomBy: () => undefined },
  } satisfies Partial<MapSurface> as unknown as MapSurface; // A circle needs no more of a map.
  const layer = { element: document.createElement('div'), showArea: () => undefined };
  const answers = new Map<string, (found: Coords | null) => void>();
  const places = {
    choices: [
      { code: '45072', label: 'Magog' },
      { code: '43027', label: 'Sherbrooke' },
    ],
    find: (code: string) => new Promise<Coords | null>((resolve) => answers.set(code, resolve)),
  };
  const onDone = vi.fn<(area: string) => void>();
  await render(
    <LocaleProvider locale="fr">
      <RadiusForm
        {...{ surface, places, onDone, area: null }}
        layer={layer as unknown as AreaLayer} // Nothing is drawn.
        onLeave={() => undefined}
      />
    </LocaleProvider>,
  );
  const list = screen.getByRole<HTMLSelectElement>('combobox');
  return {
    ...{ fit, list, onDone },
    choose: (place: string) => fireEvent.change(list, { target: { value: place } }),
    answer: (code: string, found: Coords | null) => act(async () => answers.get(code)?.(found)),
    apply: () => act(async () => screen.getByRole('button', { name: 'Chercher ici' }).click()),
  };
}

test('a circle around a place is asked for once its middle is known', async () => {
  const { choose, answer, apply, list, onDone } = await show();
  choose('45072');
  expect(list.value).toBe('45072');
  await apply();
  expect(onDone).not.toHaveBeenCalled();
  await answer('45072', magog);
  await apply();
  expect(onDone).toHaveBeenCalledExactlyOnceWith(circleAt(magog));
});

test('a place that cannot be found gives the list back its place before', async () => {
  const { choose, answer, apply, list, onDone } = await show();
  choose('43027');
  await answer('43027', sherbrooke);
  choose('45072');
  await answer('45072', null);
  expect(list.value).toBe('43027');
  await apply();
  expect(onDone).toHaveBeenCalledExactlyOnceWith(circleAt(sherbrooke));
});

test.each([
  ['a place', '45072', magog],
  ['the middle of the map', '@map', middle],
])('the place before %s that is found after it is forgotten', async (_, last, center) => {
  const { choose, answer, apply, list, fit, onDone } = await show();
  choose('43027');
  choose(last);
  await answer(last, center);
  fit.mockClear();
  await answer('43027', sherbrooke);
  expect(list.value).toBe(last);
  expect(fit).not.toHaveBeenCalled();
  await apply();
  expect(onDone).toHaveBeenCalledExactlyOnceWith(circleAt(center));
});
