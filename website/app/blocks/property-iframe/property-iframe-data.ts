/** The page of another company that the block shows in an iframe. */
export interface PropertyIframeData {
  /** Address of the page, with its query. */
  src: string;
  /** Origin of that page: the only one whose messages count, and the only one that the page's policy allows in iframes. */
  origin: string;
}
