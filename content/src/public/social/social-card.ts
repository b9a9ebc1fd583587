import { createHash } from 'node:crypto';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { SiteRecord } from '../sites/site-record.ts';

/** Everything that a social picture shows. Equal cards have equal pictures. */
export interface SocialCard {
  locale: Locale;
  /** Line above the title, such as `Condo à vendre`. */
  kicker: string;
  /** The largest text: a price, or that the property is sold. */
  title: string;
  /** Texts below the title: street and municipality. */
  lines: readonly string[];
  /** Last line: rooms and area. */
  footer: string;
  /** The names of the brokerages and the text of the badge that the source of the listing requires. */
  duties: readonly string[];
  /** The disclaimer of the source; '' without one. */
  disclaimer: string;
  /** Address of the photo; null for a picture without one. */
  photo: string | null;
  /** Names of the logo files of the site for light and dark backgrounds. */
  logo: { onLight: string | null; onDark: string | null };
  /** Fonts of the title and of all other texts, by the names of their files. */
  fonts: { display: string; text: string };
  colors: { background: string; text: string; accent: string; onAccent: string };
}

/** Size that social networks ask for, px. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Version of the drawing; must be raised when the same card looks different. */
const drawingVersion = 2;

/** Returns the content hash of a picture, which its address contains. */
export const hashOf = (card: SocialCard): string =>
  createHash('sha256')
    .update(JSON.stringify([drawingVersion, card]))
    .digest('hex')
    .slice(0, 16);

/** Returns the path of the social picture of a listing. */
export const socialPath = ({ siteId }: SiteRecord, uls: string, card: SocialCard): string =>
  `/resources/social/${encodeURIComponent(siteId)}/${card.locale}-${uls}-${hashOf(card)}.jpg`;
