import { defineTexts, useTexts } from '../locale/define-texts.ts';
import { fixedPath } from '../locale/paths.ts';
import { useLocale } from '../locale/use-locale.tsx';
import styles from './consent-line.module.css';

const texts = defineTexts({
  fr: {
    consent:
      'En envoyant ce formulaire, vous acceptez que vos coordonnées servent à vous répondre, comme le décrit notre politique de confidentialité.',
    boardConsent:
      'En envoyant ce formulaire, vous acceptez que vos coordonnées et votre message servent à vous répondre, et qu’ils soient aussi transmis à l’Association canadienne de l’immobilier (REALTOR.ca), qui les remet au courtier inscripteur, comme le décrit notre politique de confidentialité.',
    alertConsent:
      'En créant cette alerte, vous acceptez de recevoir par courriel les propriétés qui y correspondent, et que vos coordonnées servent à vous les proposer, comme le décrit notre politique de confidentialité. Vous pourrez vous désabonner en tout temps.',
    policy: 'Lire la politique',
  },
  en: {
    consent:
      'By sending this form, you agree that your details are used to reply to you, as our privacy policy describes.',
    boardConsent:
      'By sending this form, you agree that your details and your message are used to reply to you, and are also sent to the Canadian Real Estate Association (REALTOR.ca), which passes them on to the listing broker, as our privacy policy describes.',
    alertConsent:
      'By creating this alert, you agree to receive the properties that match it by email, and that your details are used to offer them to you, as our privacy policy describes. You can unsubscribe at any time.',
    policy: 'Read the policy',
  },
});

/** What a visitor accepts by sending a form: an answer, one from the board of the listing as well, or the mails of a property alert. */
export type ConsentPurpose = 'answer' | 'board' | 'alert';

/** Returns the consent text that a visitor accepts by sending a form (Law 25, s. 8 and 14; CASL). It is stored with the lead. */
export function useConsentText(purpose: ConsentPurpose = 'answer'): string {
  const t = useTexts(texts);
  return { answer: t.consent, board: t.boardConsent, alert: t.alertConsent }[purpose];
}

export function ConsentLine({ purpose = 'answer' }: { purpose?: ConsentPurpose }) {
  const t = useTexts(texts);
  return (
    <p className={styles.consent}>
      {useConsentText(purpose)} <a href={fixedPath('privacy', useLocale())}>{t.policy}</a>
    </p>
  );
}
