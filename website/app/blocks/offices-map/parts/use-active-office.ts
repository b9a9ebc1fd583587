import { type FocusEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import { placeAt } from '../../../components/properties-map/use-active-place.ts';

/**
 * Returns the active office, the one under the pointer, and the `listeners` to spread on the list (people.8). A
 * click or the focus makes an office active, and so does the popup of its marker, by `activate`.
 */
export function useActiveOffice(firstId: string | null) {
  const [activeId, setActiveId] = useState(firstId);
  const [hoverId, setHoverId] = useState<string | null>(null);
  const activate = (id: string | null) => {
    if (id !== null) setActiveId(id);
  };
  const listeners = {
    onClick: ({ target }: MouseEvent) => activate(placeAt(target)),
    onFocus: ({ target }: FocusEvent) => activate(placeAt(target)),
    onPointerOver: ({ target }: PointerEvent) => setHoverId(placeAt(target)),
    onPointerLeave: () => setHoverId(null),
  };
  return { activeId, hoverId, activate, listeners };
}
