import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * Which of a list's entries the pointer or the focus is on, by the `data-uls` of the entry, for the map beside the list: spread
 * `listeners` on the list.
 */
export function useActivePlace() {
  const [activeId, setActiveId] = useState<string | null>(null);
  const listeners = {
    onPointerOver: ({ target }: PointerEvent) => setActiveId(ulsAt(target)),
    onPointerLeave: () => setActiveId(null),
    onFocus: ({ target }: FocusEvent) => setActiveId(ulsAt(target)),
    onBlur: () => setActiveId(null),
  };
  return { activeId, listeners };
}

const ulsAt = (target: EventTarget): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-uls]')?.dataset.uls) || null;
