/** The page of another company that the block shows in an iframe. */
export interface PropertyIframeData {
  /** Address of the page, with its query. */
  src: string;
  /** Origin of that page: messages from other origins are ignored, and the content security policy allows no other one. */
  origin: string;
}
