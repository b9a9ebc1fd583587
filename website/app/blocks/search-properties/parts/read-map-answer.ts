import type { MapMarker } from '@vitrine/contract/core/listing.ts';
import { decodeMarkers } from '@vitrine/contract/core/marker-columns.ts';
import type { MarkerColumns } from '@vitrine/contract/core/properties.ts';
import type { MapCluster } from '../../../map/map-types.ts';
import { toMarker } from './map-results.ts';
import type { PropertiesPage } from './search-state.ts';

/** The part of an answer of `GET properties` that the map shows. */
export interface MapAnswer {
  propertiesMap?: MapMarker[];
  propertiesMapColumns?: MarkerColumns;
  propertiesClusters?: MapCluster[];
}

/** Reads the markers, as columns or one by one, depending on the core. */
export function readMapAnswer({
  propertiesMap,
  propertiesMapColumns,
  propertiesClusters,
}: MapAnswer): PropertiesPage['map'] {
  const markers = propertiesMapColumns ? decodeMarkers(propertiesMapColumns) : (propertiesMap ?? []);
  return { markers: markers.map(toMarker), clusters: propertiesClusters ?? [] };
}
