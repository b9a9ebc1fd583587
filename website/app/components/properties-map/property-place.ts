import type { FinishedLink } from '../../kinds/link/finish-link.server.ts';
import type { FinishedMedia } from '../../kinds/media/finish-media.server.ts';
import type { PropertySpec } from '../property-card/property-item.ts';

/** `property_map_item`, reduced to the fields that are rendered. */
export interface PropertyPlace {
  id: string;
  /** Listing number, which links the marker to its card. */
  hover_id: string | null;
  coords: [number, number] | null;
  tooltip: string;
  tooltipEnabled: boolean;
  /** The first popup is shown; without one the popup is fetched when it first opens. */
  popup_repeater: readonly PropertyPopup[];
}

/** `property_map_popup_item`. */
export interface PropertyPopup {
  media: FinishedMedia | null;
  /** Price; '' for a sold listing. */
  main_title: string;
  /** Address. */
  sub_title: string;
  /** Kind of property. */
  secondary_title: string;
  link: FinishedLink | null;
  list_items_repeater: readonly PropertySpec[];
}

/** Returns the id of a place, which its marker and its card share. */
export const placeId = ({ id, hover_id }: Pick<PropertyPlace, 'id' | 'hover_id'>): string => hover_id ?? id;
