import type { Season } from '../descriptions/description.ts';
import type { Outlook } from '../interior/openings.ts';

/** Manners in which a home is furnished and finished. */
export type InteriorStyle = 'classic' | 'family' | 'modern' | 'rustic' | 'loft' | 'work';

export type InteriorRoom =
  | 'living'
  | 'kitchen'
  | 'dining'
  | 'bedroom'
  | 'bathroom'
  | 'study'
  | 'entrance'
  | 'deck'
  | 'reception'
  | 'meeting'
  | 'desks'
  | 'shop';

/** The rooms of one home, which share their floor, windows, colours, light and view. */
export interface Interior {
  facts: InteriorFacts;
  /** Number that varies colours, furniture and light among interiors of the same facts. */
  variant: number;
}

export interface InteriorFacts {
  style: InteriorStyle;
  /** What the windows look out on. */
  outlook: Outlook;
  season: Season;
}

/** Returns the facts as a part of a file name, such as `classic-street-winter`. */
export const interiorName = ({ style, outlook, season }: InteriorFacts): string => `${style}-${outlook}-${season}`;

export const roomKey = ({ facts, variant }: Interior, room: InteriorRoom): string =>
  `inside-${interiorName(facts)}-${variant}-${room}`;
