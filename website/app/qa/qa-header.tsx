import { useTexts } from '../locale/define-texts.ts';
import { otherLocales } from '../locale/paths.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { sectionsAddress, settingsPaths } from './qa-address.ts';
import styles from './qa-header.module.css';
import { qaTexts } from './qa-texts.ts';

interface Props {
  current: 'examples' | 'demoPage' | 'settings';
  /** Query of the page, whose colour scheme and width the links keep. */
  query: string;
  /** Address of the page in the other language. */
  otherAddress: string;
}

/** Renders the name of the QA area, the links to its pages and the language switch. */
export function QaHeader({ current, query, otherAddress }: Props) {
  const t = useTexts(qaTexts);
  const locale = useLocale();
  const [other] = otherLocales(locale);
  const links = [
    { name: 'examples', address: sectionsAddress(query, { lang: locale }) },
    { name: 'demoPage', address: sectionsAddress(query, { lang: locale, view: 'review', source: 'demo-page' }) },
    { name: 'settings', address: settingsPaths[locale] },
  ] as const;
  return (
    <header className={styles.header}>
      <nav aria-label={t.area} className={`page-width ${styles.bar}`}>
        <span className={styles.area}>{t.area}</span>
        <ul className={styles.links}>
          {links.map(({ name, address }) => (
            <li key={name}>
              <a href={address} aria-current={name === current ? 'page' : undefined} className={styles.link}>
                {t[name]}
              </a>
            </li>
          ))}
        </ul>
        <a href={otherAddress} lang={other} hrefLang={other} className={styles.link}>
          {t.otherLanguage}
        </a>
      </nav>
    </header>
  );
}
