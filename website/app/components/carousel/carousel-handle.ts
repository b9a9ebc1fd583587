/** Methods that move a carousel. */
export interface CarouselHandle {
  /** Moves one slide, wrapping at both ends (carousel.1). */
  step: (direction: 1 | -1) => void;
  /** Moves to a slide. */
  goTo: (index: number) => void;
  /** Scrolls a slide into view when it is outside. */
  reveal: (index: number) => void;
}

const slideWidth = (row: HTMLElement): number => row.querySelector('li')?.clientWidth || row.clientWidth;

/** Returns methods that scroll the row natively, used until the engine is loaded. */
export const nativeScrollHandle = (row: HTMLElement): CarouselHandle => ({
  step(direction) {
    const end = row.scrollWidth - row.clientWidth;
    const isAtEnd = direction === 1 ? row.scrollLeft >= end - 2 : row.scrollLeft <= 2;
    row.scrollTo({ left: isAtEnd ? (direction === 1 ? 0 : end) : row.scrollLeft + direction * (slideWidth(row) + 1) });
  },
  goTo: (index) => row.scrollTo({ left: index * slideWidth(row) }),
  // The browser itself scrolls to the focused element.
  reveal: () => undefined,
});

/** Returns the index of the first visible slide in a natively scrolled row. */
export const firstVisibleIndex = (row: HTMLElement): number => Math.round(row.scrollLeft / (slideWidth(row) || 1));
