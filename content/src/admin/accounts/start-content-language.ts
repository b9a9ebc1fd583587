import type { Language } from '../../accounts/account-texts.ts';
import { asObject } from '../../values/untyped-values.ts';

/** The preference in which Payload keeps the language of the texts that an account edits. */
const address = '/api/payload-preferences/locale';

/**
 * Sets the language of the content to that of the admin at the first log-in of an account: an editor who reads English would otherwise
 * write English into the French fields. Never rejects; without an answer the texts are French.
 */
export async function startContentLanguage(language: Language): Promise<void> {
  try {
    const stored = asObject(await (await fetch(address)).json());
    if (stored.value) return;
    const headers = { 'content-type': 'application/json' };
    await fetch(address, { method: 'POST', headers, body: JSON.stringify({ value: language }) });
  } catch {
    // A failure is ignored, because the editor can choose the language in the form.
  }
}
