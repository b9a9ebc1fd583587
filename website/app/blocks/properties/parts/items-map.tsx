import type { propertyMapItem } from '@vitrine/contract/blocks/items.ts';
import { useMemo } from 'react';
import { IconSpecs } from '../../../items/icon-specs.tsx';
import { ListingPopup, PopupShape } from '../../../items/listing-popup.tsx';
import { useTooltips } from '../../../items/use-tooltips.ts';
import type { MapPlaces } from '../../../map/map-types.ts';
import { MapView } from '../../../map/map-view.tsx';
import { useSite } from '../../../site/site-context.tsx';
import type { FinishedItem } from '../../define-block.ts';

type MapItem = FinishedItem<typeof propertyMapItem>;

export interface ItemsMapProps {
  label: string;
  places: readonly MapItem[];
  activeId: string | null;
}

/** The listings of a block on a map. A popup that the content does not bring is asked for when it first opens. */
export function ItemsMap({ label, places, activeId }: ItemsMapProps) {
  const { mapStyleUrl = null } = useSite();
  const tooltips = useTooltips();
  const onMap = useMemo(
    (): MapPlaces => ({
      markers: places.flatMap(({ id, hover_id, coords }) => (coords ? [{ id: hover_id ?? id, coords }] : [])),
      clusters: [],
    }),
    [places],
  );
  const placeOf = (id: string) => places.find((place) => (place.hover_id ?? place.id) === id);

  const popup = (id: string) => {
    const place = placeOf(id);
    if (!place?.tooltipEnabled) return null;
    const [own] = place.popup_repeater;
    if (!own) {
      const listing = tooltips.find(id);
      return listing && <ListingPopup listing={listing} />;
    }
    return (
      <PopupShape
        media={own.media}
        href={own.link?.href ?? null}
        price={own.main_title}
        street={own.sub_title}
        place={own.secondary_title}
        badge={null}
        specs={<IconSpecs items={own.list_items_repeater} />}
      />
    );
  };

  return (
    <MapView
      label={label}
      places={onMap}
      fitKey={label}
      activeId={activeId}
      popup={popup}
      styleUrl={mapStyleUrl}
      onShow={(id) => {
        if (placeOf(id)?.popup_repeater.length === 0) tooltips.load(id);
      }}
    />
  );
}
