/** Alternative text of a picture, in both languages. */
export interface Alt {
  fr: string;
  en: string;
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** The families of properties that the listing search knows; `prop` is an income property (plex). */
export type PropertyType = 'maison' | 'condo' | 'prop' | 'ferme' | 'chalet' | 'terrain' | 'comm';

export type Room =
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'dining'
  | 'office'
  | 'terrace'
  | 'entrance'
  | 'loft'
  | 'solarium';
