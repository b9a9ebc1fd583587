/**
 * Calls `report` with whether an element is in view: first soon after this call, never during it, then after each change. Returns a function that
 * ends it. A busy browser reports several changes in one call, of which only the last holds.
 */
export function watchInView(
  element: Element,
  report: (isInView: boolean) => void,
  options?: Omit<IntersectionObserverInit, 'root'>,
): () => void {
  const observer = new IntersectionObserver((entries) => report(entries.at(-1)?.isIntersecting ?? false), options);
  observer.observe(element);
  return () => observer.disconnect();
}
