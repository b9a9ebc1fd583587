import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import { useCallback, useMemo } from 'react';
import { useTexts } from '../../../locale/define-texts.ts';
import { LazyMap } from '../../../map/lazy-map.tsx';
import { loadMapView } from '../../../map/load-map-view.ts';
import type { MapPlaces, MarkerFace } from '../../../map/map-types.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './location.module.css';

/** Distance from the listing to the edge of the map, km. A map without streets shows more, as it ends at a lower zoom. */
const radiusKm = { exact: 1.2, about: 4 };
const kmPerDegree = 111;

function boundsAround({ coords: [lat, lng], isApproximate }: Place): MapBounds {
  const km = isApproximate ? radiusKm.about : radiusKm.exact;
  const north = km / kmPerDegree;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return {
    SouthWest_lat: lat - north,
    SouthWest_lng: lng - east,
    NorthEast_lat: lat + north,
    NorthEast_lng: lng + east,
  };
}

type Place = NonNullable<PropertyDetailData['place']>;

/** Shows the location of the listing as text and on a map, which is loaded once it comes near the viewport. */
export function Location({ detail }: { detail: PropertyDetailData }) {
  const t = useTexts(texts);
  const { summary, postalCode, place } = detail;
  const address = [summary.street, summary.municipality].filter(Boolean).join(', ');
  return (
    <section className={styles.location}>
      <h2 className={styles.title}>{t.location}</h2>
      <p className={styles.address}>{[address, postalCode].filter(Boolean).join('\u2002')}</p>
      {!place && <p className={styles.note}>{t.noPlace}</p>}
      {place?.isApproximate && <p className={styles.note}>{t.approximate}</p>}
      {place && <PlaceMap place={place} address={address} name={summary.street || summary.municipality} />}
    </section>
  );
}

/** Shows a map with one marker, named by its street or else its municipality; its popup is the address. */
function PlaceMap({ place, address, name }: { place: Place; address: string; name: string }) {
  const t = useTexts(texts);
  const places = useMemo(
    (): MapPlaces => ({ markers: [{ id: 'place', coords: place.coords }], clusters: [] }),
    [place],
  );
  const face = useCallback((): MarkerFace => ({ label: name, name: address }), [name, address]);
  return (
    <div className={styles.map}>
      <LazyMap
        load={loadMapView}
        hasGateway
        view={{
          label: t.mapOf(address),
          places,
          face,
          initialBounds: boundsAround(place),
          fitKey: null,
          activeId: null,
          popup: () => <p className={styles.here}>{address}</p>,
        }}
      />
    </div>
  );
}
