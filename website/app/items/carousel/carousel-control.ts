/** How the parts of a carousel move it. */
export interface CarouselControl {
  /** Wraps around at both ends (`2-blocks-and-search §4`). */
  step: (direction: 1 | -1) => void;
  /** Brings a slide into view, if it is not. */
  reveal: (index: number) => void;
}

/** Moves the row by its own scrolling, until the engine is there. */
export const rowControl = (row: HTMLElement): CarouselControl => ({
  step(direction) {
    const width = row.querySelector('li')?.clientWidth ?? row.clientWidth;
    const end = row.scrollWidth - row.clientWidth;
    const isAtEnd = direction === 1 ? row.scrollLeft >= end - 2 : row.scrollLeft <= 2;
    row.scrollTo({ left: isAtEnd ? (direction === 1 ? 0 : end) : row.scrollLeft + direction * (width + 1) });
  },
  // The browser itself scrolls to what gets the focus.
  reveal: () => undefined,
});

/** The slide at the start of a row that was scrolled by hand. */
export const firstInRow = (row: HTMLElement): number =>
  Math.round(row.scrollLeft / (row.querySelector('li')?.clientWidth || 1));
