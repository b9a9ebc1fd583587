import { MessageCircle } from 'lucide-react';
import { CmsLink } from '../kinds/link/cms-link.tsx';
import { buttonClass } from '../ui/button/button.tsx';
import styles from './header-actions.module.css';
import type { HeaderFields } from './header-fields.ts';

type Calls = Pick<HeaderFields, 'cta_button' | 'cta_sms'>;

/** Renders the text message button of a wide header; only its icon when space is limited. */
export const SmsLink = ({ link }: { link: HeaderFields['cta_sms'] }) =>
  link && (
    <CmsLink link={{ ...link, icon: null }} className={styles.sms}>
      <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.smsText}>{link.text}</span>
    </CmsLink>
  );

/** Renders the call to action of a header, hidden on phones. */
export const CallToAction = ({ link }: { link: HeaderFields['cta_button'] }) =>
  link && (
    <div className={styles.cta}>
      <CmsLink link={link} className={buttonClass()} />
    </div>
  );

/** Renders both calls to action in the mobile menu. */
export const MobileActions = ({ cta_button, cta_sms }: Calls) => (
  <>
    {cta_button && <CmsLink link={cta_button} className={buttonClass()} />}
    {cta_sms && <CmsLink link={cta_sms} className={buttonClass('quiet')} />}
  </>
);
