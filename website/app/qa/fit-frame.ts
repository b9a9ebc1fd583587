/** Minimum height of a fitted frame, px. Overlays of a short example need some place. */
const minimumHeight = 240;

/**
 * Gives an iframe of this site the height of its content, and follows it. Content whose height depends on that of its window,
 * such as a picture of the full screen, keeps the height `ofWindow`. Returns a function that stops following it.
 */
export function fitFrame(frame: HTMLIFrameElement, ofWindow: number): () => void {
  const main = frame.contentDocument?.querySelector('main');
  if (!main) return () => undefined;
  const contentHeightAt = (height: number): number => {
    frame.style.setProperty('--frame-height', `${height}px`);
    return Math.ceil(main.getBoundingClientRect().height);
  };
  const fit = () => {
    const content = contentHeightAt(ofWindow);
    if (contentHeightAt(Math.max(content, minimumHeight)) !== content) contentHeightAt(ofWindow);
  };
  let request = 0;
  // The next frame, because the observer would be called again at once by a change of sizes within it.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(request);
    request = requestAnimationFrame(fit);
  });
  observer.observe(main);
  return () => {
    cancelAnimationFrame(request);
    observer.disconnect();
    frame.style.removeProperty('--frame-height');
  };
}
