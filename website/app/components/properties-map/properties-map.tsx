import { useCallback, useMemo } from 'react';
import { useTexts } from '../../locale/define-texts.ts';
import type { MapMarker, MapPlaces, MarkerFace } from '../../map/map-types.ts';
import { MapView } from '../../map/map-view.tsx';
import { ListingPopup, PopupShape } from '../listing-popup/listing-popup.tsx';
import { useTooltips } from '../listing-popup/use-tooltips.ts';
import { IconSpecs } from '../property-card/icon-specs.tsx';
import { KeepPropertyButton } from '../property-card/property-card.tsx';
import { propertyTexts } from '../property-card/property-texts.ts';
import { type PropertyPlace, placeId } from './property-place.ts';

export interface PropertiesMapProps {
  label: string;
  places: readonly PropertyPlace[];
  /** Id of the place whose card has the pointer or the focus. */
  activeId: string | null;
  /** True for sold properties, whose price is hidden even when core sends one (listing.22). */
  isSold?: boolean;
}

type PlaceMarker = MapMarker & { place: PropertyPlace };

/** True when core has the listing: its listing numbers are numeric (map.11). */
const isNumeric = (id: string): boolean => /^\d+$/.test(id);

/** Renders the listings of a block on a map. A popup that the content does not include is fetched when it first opens. */
export function PropertiesMap({ label, places, activeId, isSold = false }: PropertiesMapProps) {
  const t = useTexts(propertyTexts);
  const tooltips = useTooltips();
  const byId = useMemo(() => new Map(places.map((place) => [placeId(place), place])), [places]);
  const onMap = useMemo(
    (): MapPlaces<PlaceMarker> => ({
      markers: [...byId].flatMap(([id, place]) => (place.coords ? [{ id, coords: place.coords, place }] : [])),
      clusters: [],
    }),
    [byId],
  );
  const face = useCallback(
    ({ place: { tooltip, tooltipEnabled, popup_repeater } }: PlaceMarker): MarkerFace => ({
      label: tooltipEnabled ? tooltip : '',
      name: [popup_repeater[0]?.sub_title, tooltip].filter(Boolean).join(', ') || t.property,
    }),
    [t],
  );
  const load = useCallback(
    (id: string) => {
      if (byId.get(id)?.popup_repeater.length === 0 && isNumeric(id)) tooltips.load(id);
    },
    [byId, tooltips.load],
  );

  const popup = (id: string) => {
    const [own] = byId.get(id)?.popup_repeater ?? [];
    if (own) {
      return (
        <PopupShape
          media={own.media}
          href={own.link?.href ?? null}
          price={own.main_title}
          street={own.sub_title}
          municipality=""
          type={own.secondary_title}
          badges={null}
          specs={<IconSpecs items={own.list_items_repeater} />}
          keep={<KeepPropertyButton href={own.link?.href} name={own.sub_title} />}
        />
      );
    }
    const listing = isNumeric(id) ? tooltips.find(id) : null;
    // Undefined while loading, which renders an empty card.
    return listing === null ? null : (
      <ListingPopup listing={listing && isSold ? { ...listing, price: '', keep: listing.uls } : listing} />
    );
  };

  return (
    <MapView label={label} places={onMap} face={face} fitKey={label} activeId={activeId} popup={popup} onShow={load} />
  );
}
