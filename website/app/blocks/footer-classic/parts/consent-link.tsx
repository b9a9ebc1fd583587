import { defineTexts, useTexts } from '../../../locale/define-texts.ts';
import styles from './consent-link.module.css';

const texts = defineTexts({
  fr: { manage: 'Gérer les témoins' },
  en: { manage: 'Manage cookies' },
});

/**
 * Renders the button that opens the consent preferences. It is hidden until the consent tool is ready (consent.1,
 * `consent/consent-ready.ts`).
 */
export const ConsentLink = () => (
  <button type="button" className={styles.consent} data-action="open_consent">
    {useTexts(texts).manage}
  </button>
);
