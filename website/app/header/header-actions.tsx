import { MessageCircle } from 'lucide-react';
import { CmsLink } from '../cms/cms-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import styles from './header-actions.module.css';
import type { HeaderFields } from './header-fields.ts';

type Calls = Pick<HeaderFields, 'cta_button' | 'cta_sms'>;

/** The text message button of a wide header: an icon alone where there is little room. */
export const SmsLink = ({ link }: { link: HeaderFields['cta_sms'] }) =>
  link && (
    <CmsLink link={{ ...link, icon: null }} className={styles.sms}>
      <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.smsText}>{link.text}</span>
    </CmsLink>
  );

/** The call to action of a header, on all but phones. */
export const CallToAction = ({ link }: { link: HeaderFields['cta_button'] }) =>
  link && (
    <div className={styles.cta}>
      <CmsLink link={link} className={buttonClass()} />
    </div>
  );

/** Both calls in the mobile menu. */
export const MobileActions = ({ cta_button, cta_sms }: Calls) => (
  <>
    {cta_button && <CmsLink link={cta_button} className={buttonClass()} />}
    {cta_sms && <CmsLink link={cta_sms} className={buttonClass('quiet')} />}
  </>
);
