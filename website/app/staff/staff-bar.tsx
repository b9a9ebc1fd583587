import type { Locale } from '@vitrine/contract/locale.ts';
import { Inbox, type LucideIcon, Pencil, Plus, X } from 'lucide-react';
import { defineTexts, textsOf } from '../locale/define-texts.ts';
import styles from './staff-bar.module.css';

const texts = defineTexts({
  fr: {
    label: 'Outils de l’équipe',
    edit: 'Modifier cette page',
    create: 'Nouvelle page',
    leads: 'Demandes reçues',
    hide: 'Masquer ces outils',
  },
  en: {
    label: 'Staff tools',
    edit: 'Edit this page',
    create: 'New page',
    leads: 'Leads',
    hide: 'Hide these tools',
  },
});

interface Props {
  locale: Locale;
  /** Origin of the admin. */
  admin: string;
  /** Address of the shown page. */
  address: string;
  onHide: () => void;
}

/** Links staff who look at the website to what they do next in the admin, which asks them to log in when they are not. */
export function StaffBar({ locale, admin, address, onHide }: Props) {
  const t = textsOf(texts, locale);
  const links: [string, LucideIcon, string][] = [
    [`${admin}/admin/edit?${new URLSearchParams({ address })}`, Pencil, t.edit],
    [`${admin}/admin/collections/pages/create`, Plus, t.create],
    [`${admin}/admin/leads`, Inbox, t.leads],
  ];
  return (
    <aside className={styles.bar} aria-label={t.label}>
      {links.map(([href, Icon, text]) => (
        <a key={text} className={styles.link} href={href}>
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          {text}
        </a>
      ))}
      <button type="button" className={styles.hide} aria-label={t.hide} title={t.hide} onClick={onHide}>
        <X size={18} strokeWidth={2} aria-hidden="true" />
      </button>
    </aside>
  );
}
