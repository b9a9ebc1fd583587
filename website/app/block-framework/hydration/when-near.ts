import { watchInView } from '../../ui/watch-in-view.ts';

/** Distance from the screen at which the code of a block or of a part of it is fetched (layout.15). */
const margin = '25%';
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Calls `onNear` when an element comes near the screen, and when a visitor first points at it, so that what failed is tried again.
 * Returns a function that ends it.
 */
export function whenNear(element: HTMLElement, onNear: () => void): () => void {
  const life = new AbortController();
  const report = (isInView: boolean) => {
    if (!isInView) return;
    unwatch();
    onNear();
  };
  const unwatch = watchInView(element, report, { rootMargin: margin });
  for (const intent of intents) {
    // The window listens, since React stops such an event before it reaches an element that is not hydrated yet.
    const listen = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) return;
      removeEventListener(intent, listen, true);
      onNear();
    };
    addEventListener(intent, listen, { capture: true, passive: true, signal: life.signal });
  }
  return () => {
    life.abort();
    unwatch();
  };
}
