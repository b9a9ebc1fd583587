import { defineTexts, useTexts } from '../../../locale/define-texts.ts';
import { openConsentPreferences, useConsentReady } from '../../../site/consent-ready.ts';
import styles from './consent-link.module.css';

const texts = defineTexts({
  fr: { manage: 'Gérer les témoins' },
  en: { manage: 'Manage cookies' },
});

/** Opens the consent preferences. It shows only once the consent tool is ready (`1-shell §3`, didomiIsReady). */
export function ConsentLink() {
  const t = useTexts(texts);
  return (
    useConsentReady() && (
      <button type="button" className={styles.consent} onClick={openConsentPreferences}>
        {t.manage}
      </button>
    )
  );
}
