import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * Returns the id of the list entry that has the pointer or the focus, and the `listeners` to spread on the list. Listings are
 * identified by `data-uls`, other places by `data-place`.
 */
export function useActivePlace() {
  const [activeId, setActiveId] = useState<string | null>(null);
  const listeners = {
    onPointerOver: ({ target }: PointerEvent) => setActiveId(placeAt(target)),
    onPointerLeave: () => setActiveId(null),
    onFocus: ({ target }: FocusEvent) => setActiveId(placeAt(target)),
    onBlur: () => setActiveId(null),
  };
  return { activeId, listeners };
}

/** Returns the id of the list entry around an element. */
export function placeAt(target: EventTarget): string | null {
  const entry = target instanceof Element ? target.closest<HTMLElement>('[data-uls], [data-place]') : null;
  return entry?.dataset.uls || entry?.dataset.place || null;
}
