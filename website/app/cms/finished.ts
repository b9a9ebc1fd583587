/** What content components become on the server before React sees them: one locale, safe, every address absolute. */

/** HTML that went through the sanitiser; nothing else may be rendered as HTML. */
export type SafeHtml = string & { readonly safeHtml: unique symbol };

export interface FinishedIcon {
  /** The drawing inside a 24 × 24 view box. */
  svg: string;
  color: string | null;
  /** The width of its lines in the view box; absent for a regular weight. */
  stroke?: number;
}

export interface FinishedImage {
  kind: 'image';
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** One entry a format, best first; `srcset` holds every width. */
  sources: { type: string; srcset: string }[];
  /** The focal point in percent. */
  center: { x: number; y: number };
  /** A CSS `filter`, or null where nothing is changed. */
  filter: string | null;
  /** A tiny picture as a data address. */
  placeholder: string | null;
}

export interface FinishedVideo {
  kind: 'video';
  /** A video of YouTube is played by its privacy-enhanced host; any other by the browser. */
  youtubeId: string | null;
  sources: { src: string; type: string | null }[];
  poster: FinishedImage | null;
  autoplay: boolean;
  controls: boolean;
  loop: boolean;
  muted: boolean;
  /** True where the play sign shows under the pointer or the focus alone (`2-blocks-and-search §4`). */
  hidesOverlay: boolean;
}

export type FinishedMedia = FinishedImage | FinishedVideo;

export interface FinishedLink {
  /** Null for a link without an address, which shows dead (`1-shell §2`). */
  href: string | null;
  text: string;
  /** Internal links are followed without a page load. */
  isInternal: boolean;
  isNewTab: boolean;
  /** A content link is a button unless its format type is href (`1-shell §3`). */
  isButton: boolean;
  color: string | null;
  background: string | null;
  icon: (FinishedIcon & { align: 'left' | 'right' }) | null;
  action: 'open_contact_modal' | null;
}
