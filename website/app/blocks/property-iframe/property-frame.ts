/** The page of another company that the block frames. */
export interface PropertyFrame {
  /** With everything that the property site is told in its query. */
  src: string;
  /** Of that page; only its messages count, and the page's policy lets no other in. */
  origin: string;
}
