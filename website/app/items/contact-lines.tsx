import { CmsIcon } from '../cms/cms-icon.tsx';
import type { FinishedIcon } from '../cms/finished.ts';
import { phoneHref } from '../locale/phone.ts';
import styles from './contact-lines.module.css';

interface Props {
  /** Entries of a `list_items_repeater`. */
  items: readonly { id: string; icon: FinishedIcon | null; description: string }[];
}

/** Renders addresses, phone numbers and the like with their icons. Phone numbers and e-mail addresses are links. */
export const ContactLines = ({ items }: Props) =>
  items.length === 0 ? null : (
    <ul className={styles.lines}>
      {items.map(({ id, icon, description }) => {
        const href = contactHref(description);
        return (
          <li key={id} className={styles.line}>
            {icon && <CmsIcon icon={icon} size={18} />}
            {href ? (
              <a className={styles.link} href={href}>
                <Breakable text={description} />
              </a>
            ) : (
              <span className={styles.text}>{description}</span>
            )}
          </li>
        );
      })}
    </ul>
  );

/** Renders text that may break before the @ of an e-mail address. */
function Breakable({ text }: { text: string }) {
  const [name, ...rest] = text.split(/(?=@)/);
  return (
    <>
      {name}
      {rest.length > 0 && <wbr />}
      {rest.join('')}
    </>
  );
}

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Matches a North American number, also with its extension: `1 (514) 555-0126, poste 210`. */
const phone = /^(\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}([\s,]+[a-z.]+\s*\d{1,6})?$/i;

/** Returns the `mailto:` or `tel:` address of a line that is an e-mail address or a phone number; null for any other. */
export function contactHref(line: string): string | null {
  const text = line.trim();
  if (email.test(text)) return `mailto:${encodeURIComponent(text).replace('%40', '@')}`;
  return phone.test(text) ? phoneHref(text) : null;
}
