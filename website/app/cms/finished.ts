/** Content components as the server prepares them for React: one locale, sanitised, with absolute addresses. */

/** Sanitised HTML, the only HTML that may be rendered as such. */
export type SafeHtml = string & { readonly safeHtml: unique symbol };

export interface FinishedIcon {
  /** SVG drawing inside a 24 × 24 view box. */
  svg: string;
  color: string | null;
  /** Line width in units of the view box; absent for the regular weight. */
  stroke?: number;
}

export interface FinishedImage {
  kind: 'image';
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** One entry per format, best first; `srcset` lists all widths. */
  sources: { type: string; srcset: string }[];
  /** Focal point in percent. */
  center: { x: number; y: number };
  /** CSS `filter`; null for none. */
  filter: string | null;
  /** Tiny preview as a data URL. */
  placeholder: string | null;
}

export interface FinishedVideo {
  kind: 'video';
  /** Id of a YouTube video, which plays on the privacy-enhanced host; null for a video that the browser plays. */
  youtubeId: string | null;
  sources: { src: string; type: string | null }[];
  poster: FinishedImage | null;
  autoplay: boolean;
  controls: boolean;
  loop: boolean;
  muted: boolean;
  /** True when the play sign shows on hover or focus only (components.16). */
  hidesOverlay: boolean;
}

export type FinishedMedia = FinishedImage | FinishedVideo;

export interface FinishedLink {
  /** Null for a link without an address, which is rendered inactive (addresses.10). */
  href: string | null;
  text: string;
  /** True for a link within the site, which is followed without a page load. */
  isInternal: boolean;
  isNewTab: boolean;
  /** True for a content link, unless its format type is href (components.7). */
  isButton: boolean;
  color: string | null;
  background: string | null;
  icon: (FinishedIcon & { align: 'left' | 'right' }) | null;
  action: 'open_contact_modal' | null;
}
