// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../../locale/use-locale.tsx';
import type { MapViewProps } from '../../../map/map-view.tsx';
import { render } from '../../../test-render.tsx';
import { OfficeMarkers } from './office-markers.tsx';

/** Props of the last rendering of the map. */
let shown: MapViewProps;
vi.mock('../../../map/map-view.tsx', () => ({
  MapView: (props: MapViewProps) => {
    shown = props;
    return null;
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const place = (id: string, coords: [number, number]) => ({
  id,
  type: 'office_map_item' as const,
  params: {},
  coords,
  hover_id: id,
  popup_repeater: [],
});

test('the map fits all offices, then centres on the active one, whose popup shows 250 ms after the map is ready', async () => {
  const draw = (hoverId: string | null) => (
    <LocaleProvider locale="en">
      <OfficeMarkers
        label="Offices"
        places={[place('one', [45.5, -73.5]), place('two', [46.8, -71.2])]}
        activeId="one"
        hoverId={hoverId}
        onActivate={() => {}}
      />
    </LocaleProvider>
  );
  const { rerender } = await render(draw(null));
  expect(shown.places.markers).toHaveLength(2);
  await act(async () => shown.onReady?.());
  await act(async () => vi.advanceTimersByTime(249));
  expect([shown.activeId, shown.centerId]).toEqual([null, null]);
  await act(async () => vi.advanceTimersByTime(1));
  expect([shown.activeId, shown.centerId]).toEqual(['one', 'one']);
  await rerender(draw('two'));
  expect([shown.activeId, shown.centerId]).toEqual(['two', 'one']);
});
