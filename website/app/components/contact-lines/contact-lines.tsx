import { CmsIcon } from '../../kinds/icon/cms-icon.tsx';
import type { FinishedIcon } from '../../kinds/icon/finish-icon.server.ts';
import { contactHref } from './contact-href.ts';
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
