import { FileText } from 'lucide-react';
import { useTexts } from '../../../locale/define-texts.ts';
import { sheetForms, sheetPath } from '../../../locale/sheet-path.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { useSite } from '../../../site/site-context.tsx';
import { texts } from '../texts.ts';
import styles from './sheet-links.module.css';

/** Offers the listing as PDF: a page to hand out, and all of it. */
export function SheetLinks() {
  const t = useTexts(texts);
  const locale = useLocale();
  const { path } = useSite();
  return (
    <ul className={styles.sheets} aria-label={t.sheets}>
      {sheetForms.map((form) => (
        <li key={form}>
          <a className={styles.link} href={sheetPath(path, locale, form)} target="_blank" rel="noopener nofollow">
            <FileText size={20} strokeWidth={1.5} aria-hidden="true" />
            {t.sheet(form)}
          </a>
        </li>
      ))}
    </ul>
  );
}
