import type { ConsentCategory } from '../consent-categories.ts';
import { runHeldScript } from '../run-held-script.ts';

/**
 * Runs the scripts of the document that wait for a category (`<script type="text/plain" data-category="analytics">`, the
 * convention of vanilla-cookieconsent) in order. A script with a file must load before the next one runs, unless it is `async`.
 */
export async function releaseScripts(category: ConsentCategory): Promise<void> {
  const held = document.querySelectorAll<HTMLScriptElement>(`script[type="text/plain"][data-category="${category}"]`);
  for (const script of held) await runHeldScript(script);
}
