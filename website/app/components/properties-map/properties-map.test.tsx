import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { MapMarker, MapPlaces, MarkerFace } from '../../map/map-types.ts';
import { PropertiesMap } from './properties-map.tsx';
import type { PropertyPlace } from './property-place.ts';

interface Shown {
  places: MapPlaces<MapMarker>;
  face: (marker: MapMarker) => MarkerFace;
}

const shown = vi.hoisted((): { props: unknown } => ({ props: null }));
vi.mock('../../map/map-view.tsx', () => ({
  MapView: (props: unknown) => {
    shown.props = props;
    return null;
  },
}));

const place = (id: string, more: Partial<PropertyPlace>): PropertyPlace => ({
  ...{ id, hover_id: null, coords: [45.5, -73.6], tooltip: '450 000 $', tooltipEnabled: true },
  ...{ popup_repeater: [] },
  ...more,
});

test('a place shows its tooltip on the map unless that is disabled, and is named by it for those who do not see', () => {
  const places = [place('1', {}), place('2', { tooltipEnabled: false }), place('3', { coords: null })];
  renderToStaticMarkup(<PropertiesMap label="Carte" places={places} activeId={null} />);
  const { places: onMap, face } = shown.props as Shown; // as the component passed them
  expect(onMap.markers.map((marker) => [marker.id, face(marker)])).toEqual([
    ['1', { label: '450 000 $', name: '450 000 $' }],
    ['2', { label: '', name: '450 000 $' }],
  ]);
});
