/** Events that the toolbar of a block emits (editing.2). */
export type BlockEventKind = 'edit' | 'delete' | 'next-scheme';

export interface BlockEventDetail {
  id: string;
  type: string;
}

const eventName = (kind: BlockEventKind): string => `vitrine:block-${kind}`;

/** Emits a bubbling event from the pressed element. */
export function emitBlockEvent(from: EventTarget, kind: BlockEventKind, detail: BlockEventDetail): void {
  from.dispatchEvent(new CustomEvent(eventName(kind), { bubbles: true, detail }));
}

/** Listens to the events of the blocks under `element`. Returns a function that removes the listeners. */
export function onBlockEvent(
  element: HTMLElement,
  listener: (kind: BlockEventKind, detail: BlockEventDetail) => void,
): () => void {
  const stop = new AbortController();
  for (const kind of ['edit', 'delete', 'next-scheme'] as const) {
    const listen = (event: Event) => {
      // Only `emitBlockEvent` creates events of these names.
      if (event instanceof CustomEvent) listener(kind, event.detail as BlockEventDetail);
    };
    element.addEventListener(eventName(kind), listen, { signal: stop.signal });
  }
  return () => stop.abort();
}
