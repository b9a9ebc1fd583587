import type { ConsentEntry } from '@vitrine/contract/core/consents.ts';
import type { Language } from '../leads/staff-api.ts';
import { privacyTexts } from './privacy-texts.ts';

/** Shows the words of a consent with their version and language; nothing where none were shown. */
export function ConsentWords({ language, consent }: { language: Language; consent: ConsentEntry }) {
  const { consents: t } = privacyTexts[language];
  if (consent.words === null) return null;
  return (
    <details className="privacy-consent">
      <summary>
        {t.words(consent.version ?? 1)}, {t.locales[consent.locale]}
      </summary>
      <q lang={consent.locale}>{consent.words}</q>
      {consent.page && <p className="lead-hint">{consent.page}</p>}
    </details>
  );
}
