import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * Which of a list's entries the pointer or the focus is on, for the map beside the list: spread `listeners` on the list. A
 * listing is known by its `data-uls`, any other place by its `data-place`.
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

function placeAt(target: EventTarget): string | null {
  const entry = target instanceof Element ? target.closest<HTMLElement>('[data-uls], [data-place]') : null;
  return entry?.dataset.uls || entry?.dataset.place || null;
}
