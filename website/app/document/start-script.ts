import { startDataId } from './start-data.ts';

/** Time after which the scripts start whatever happened, ms. */
const latestMs = 3000;

/**
 * Script at the end of a document that starts the others after the first paint and after the main picture, so that they do not
 * compete with either; at once when a visitor does something (docs/decisions/0033-start-scripts-after-the-first-paint.md).
 */
export const startScript = `(() => {
  let isStarted = false;
  globalThis.startNow = () => {
    if (isStarted) return;
    isStarted = true;
    const { modules, preloads } = JSON.parse(document.getElementById('${startDataId}').textContent);
    const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
    for (const href of preloads) add('link', { rel: 'modulepreload', href });
    for (const src of modules) add('script', { type: 'module', src, async: false });
  };
  for (const intent of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'pointerover']) {
    addEventListener(intent, startNow, { once: true, capture: true, passive: true });
  }
  const afterPicture = () => {
    const picture = document.querySelector('img[fetchpriority=high]');
    if (!picture || picture.complete) return startNow();
    for (const end of ['load', 'error']) picture.addEventListener(end, startNow, { once: true });
  };
  requestAnimationFrame(() => setTimeout(afterPicture));
  setTimeout(startNow, ${latestMs});
})()`.replace(/\n\s*/g, ' ');
