import { type StartData, startDataId } from './start-data.ts';

/** Time after which the scripts start whatever happened, ms. */
const latestMs = 3000;

/**
 * Starts the other scripts after the first paint and after the main picture, so that they do not compete with either; at once when a
 * visitor does something (docs/decisions/0033-start-scripts-after-the-first-paint.md). It stands at the end of the document.
 */
let isStarted = false;
const startNow = () => {
  if (isStarted) return;
  isStarted = true;
  const { modules, preloads }: StartData = JSON.parse(document.getElementById(startDataId)?.textContent ?? '');
  const add = (name: string, properties: object) =>
    document.head.append(Object.assign(document.createElement(name), properties));
  for (const href of preloads) add('link', { rel: 'modulepreload', href });
  for (const src of modules) add('script', { type: 'module', src, async: false });
};
globalThis.startNow = startNow;

for (const intent of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'pointerover']) {
  addEventListener(intent, startNow, { once: true, capture: true, passive: true });
}
const afterPicture = () => {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture || picture.complete) return startNow();
  for (const end of ['load', 'error']) picture.addEventListener(end, startNow, { once: true });
};
requestAnimationFrame(() => setTimeout(afterPicture));
setTimeout(startNow, latestMs);
