import { whenAllowed } from './consent.ts';
import { consentCategories } from './consent-categories.ts';
import { runHeldScript } from './run-held-script.ts';

/** The scripts and iframes that `embedded-code.server.ts` held. */
const heldElements = 'script[type="text/plain"][data-purpose], iframe[data-held-src]';

/**
 * Starts the held scripts and iframes of embedded code in their order: necessary ones at once, the others when the visitor allows
 * their purpose. A failure is logged as a warning. Inserted HTML never runs its scripts, so this runs again whenever the code is
 * shown, also after a navigation without a page load. Returns a function that keeps what still waits from starting.
 */
export function runEmbeddedScripts(root: ParentNode): () => void {
  const held = [...root.querySelectorAll<HTMLElement>(heldElements)];
  let isStopped = false;
  const start = async (purpose: string) => {
    for (const element of held) {
      if (!isStopped && element.dataset.purpose === purpose) await startElement(element);
    }
  };
  if (held.some(({ dataset }) => dataset.purpose === 'necessary')) void start('necessary');
  const cancels = consentCategories
    .filter((category) => held.some(({ dataset }) => dataset.purpose === category))
    .map((category) => whenAllowed(category, () => void start(category)));
  return () => {
    isStopped = true;
    for (const cancel of cancels) cancel();
  };
}

async function startElement(element: HTMLElement): Promise<void> {
  if (element instanceof HTMLIFrameElement) {
    element.src = element.dataset.heldSrc ?? '';
    return;
  }
  if (!(element instanceof HTMLScriptElement)) return;
  const warn = (error?: unknown) => console.warn('An embedded script failed.', element.src || 'inline', error ?? '');
  try {
    await runHeldScript(element, warn);
  } catch (error) {
    warn(error);
  }
}
