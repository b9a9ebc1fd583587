import type { ConsentCategory } from '../../site/consent-categories.ts';

/**
 * Runs the scripts of the document that wait for a category (`<script type="text/plain" data-category="analytics">`, the
 * convention of vanilla-cookieconsent) in order. A script with a file must load before the next one runs, unless it is `async`.
 */
export async function releaseScripts(category: ConsentCategory): Promise<void> {
  const held = document.querySelectorAll<HTMLScriptElement>(`script[type="text/plain"][data-category="${category}"]`);
  for (const script of held) await release(script);
}

function release(held: HTMLScriptElement): Promise<void> | undefined {
  const script = document.createElement('script');
  for (const { name, value } of held.attributes) {
    if (name !== 'type') script.setAttribute(name, value);
  }
  if (held.dataset.type) script.type = held.dataset.type;
  script.text = held.text;
  const isWaitedFor = held.src !== '' && !held.hasAttribute('async');
  const loaded = new Promise<void>((resolve) => {
    script.addEventListener('load', () => resolve());
    // An ad blocker may block one script; the next ones still run.
    script.addEventListener('error', () => resolve());
  });
  held.replaceWith(script);
  return isWaitedFor ? loaded : undefined;
}
