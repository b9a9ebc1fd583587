import { handleAction } from '../ui/handle-action.ts';

/** Opens the consent preferences; null until the consent tool is ready (consent.1). */
let openPreferences: (() => void) | null = null;

/**
 * Sets the function that opens the consent preferences; called by the consent tool when it is ready. From then on the buttons
 * with the action `open_consent` show (`data-consent-ready` on the root element) and open them.
 */
export function setConsentReady(open: () => void): void {
  const isFirst = openPreferences === null;
  openPreferences = open;
  if (!isFirst) return;
  handleAction('open_consent', () => openPreferences?.());
  markReady();
  // React removes the attribute when it replaces the root element, for example by that of an error page.
  new MutationObserver(markReady).observe(document.documentElement, { attributeFilter: ['data-consent-ready'] });
}

function markReady(): void {
  const { dataset } = document.documentElement;
  if (dataset.consentReady === undefined) dataset.consentReady = '';
}
