import { Heart, MessageCircle } from 'lucide-react';
import { CmsLink } from '../kinds/link/cms-link.tsx';
import { useTexts } from '../locale/define-texts.ts';
import { favouritesPaths } from '../locale/favourites-path.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { buttonClass } from '../ui/button/button.tsx';
import styles from './header-actions.module.css';
import type { HeaderFields } from './header-fields.ts';
import { headerTexts } from './header-texts.ts';

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

/**
 * Renders the link to the favourites, which styles show once the browser holds some, with their number (`show-kept.inline.ts`). The page of
 * favourites is not for search engines.
 */
export function KeptLink() {
  const t = useTexts(headerTexts);
  return (
    <a className={styles.kept} href={favouritesPaths[useLocale()]} rel="nofollow">
      <Heart size={20} strokeWidth={1.75} aria-hidden="true" fill="currentcolor" />
      <span className="visually-hidden">{t.favourites}</span>
    </a>
  );
}

/** Renders both calls to action in the mobile menu. */
export const MobileActions = ({ cta_button, cta_sms }: Calls) => (
  <>
    {cta_button && <CmsLink link={cta_button} className={buttonClass()} />}
    {cta_sms && <CmsLink link={cta_sms} className={buttonClass('quiet')} />}
  </>
);
