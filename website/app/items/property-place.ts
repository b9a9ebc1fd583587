import type { FinishedLink, FinishedMedia } from '../cms/finished.ts';
import type { PropertySpec } from './property-item.ts';

/** `property_map_item` as far as its looks need it. */
export interface PropertyPlace {
  id: string;
  /** The listing's number, which ties the marker to its card. */
  hover_id: string | null;
  coords: [number, number] | null;
  tooltip: string;
  tooltipEnabled: boolean;
  /** The first counts; without one the popup is asked for when it first opens. */
  popup_repeater: readonly PropertyPopup[];
}

/** `property_map_popup_item`. */
export interface PropertyPopup {
  media: FinishedMedia | null;
  /** The price; '' for a sold listing. */
  main_title: string;
  /** The address. */
  sub_title: string;
  /** The kind of property. */
  secondary_title: string;
  link: FinishedLink | null;
  list_items_repeater: readonly PropertySpec[];
}

/** What ties a marker to its card, and tells it from the others. */
export const placeId = ({ id, hover_id }: Pick<PropertyPlace, 'id' | 'hover_id'>): string => hover_id ?? id;
