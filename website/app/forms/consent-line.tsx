import { defineTexts, useTexts } from '../locale/define-texts.ts';
import { fixedPath } from '../locale/paths.ts';
import { useLocale } from '../locale/use-locale.tsx';
import styles from './consent-line.module.css';

const texts = defineTexts({
  fr: {
    consent:
      'En envoyant ce formulaire, vous acceptez que vos coordonnées servent à vous répondre, comme le décrit notre politique de confidentialité.',
    policy: 'Lire la politique',
  },
  en: {
    consent:
      'By sending this form, you agree that your details are used to reply to you, as our privacy policy describes.',
    policy: 'Read the policy',
  },
});

/** Returns the consent text that a visitor accepts by sending a form (Law 25, s. 8 and 14). It is stored with the lead. */
export const useConsentText = (): string => useTexts(texts).consent;

export function ConsentLine() {
  const t = useTexts(texts);
  return (
    <p className={styles.consent}>
      {t.consent} <a href={fixedPath('privacy', useLocale())}>{t.policy}</a>
    </p>
  );
}
