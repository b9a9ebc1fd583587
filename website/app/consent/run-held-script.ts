/**
 * Replaces a held script (`<script type="text/plain">`) by an equal one that runs. Returns a promise that resolves when its file
 * has been loaded or has failed; undefined for a script that the next one need not wait for.
 */
export function runHeldScript(held: HTMLScriptElement, onFailure?: () => void): Promise<void> | undefined {
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
    script.addEventListener('error', () => {
      onFailure?.();
      resolve();
    });
  });
  held.replaceWith(script);
  return isWaitedFor ? loaded : undefined;
}
