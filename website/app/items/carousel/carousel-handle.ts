/** Methods that move a carousel. */
export interface CarouselHandle {
  /** Moves one slide, wrapping at both ends (`2-blocks-and-search §4`). */
  step: (direction: 1 | -1) => void;
  /** Scrolls a slide into view when it is outside. */
  reveal: (index: number) => void;
}

/** Returns methods that scroll the row natively, used until the engine is loaded. */
export const nativeScrollHandle = (row: HTMLElement): CarouselHandle => ({
  step(direction) {
    const width = row.querySelector('li')?.clientWidth ?? row.clientWidth;
    const end = row.scrollWidth - row.clientWidth;
    const isAtEnd = direction === 1 ? row.scrollLeft >= end - 2 : row.scrollLeft <= 2;
    row.scrollTo({ left: isAtEnd ? (direction === 1 ? 0 : end) : row.scrollLeft + direction * (width + 1) });
  },
  // The browser itself scrolls to the focused element.
  reveal: () => undefined,
});

/** Returns the index of the first visible slide in a natively scrolled row. */
export const firstVisibleIndex = (row: HTMLElement): number =>
  Math.round(row.scrollLeft / (row.querySelector('li')?.clientWidth || 1));
