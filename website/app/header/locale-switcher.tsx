import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { usePlace } from '../navigation/use-place.tsx';
import { localeSwitchPath } from '../site/locale-switch.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './locale-switcher.module.css';

/** Name of each language in that language. */
const names: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English' };

/**
 * Renders links to the same page in the other languages (addresses.15); the shell shows a warning when an article has no
 * translation.
 */
export function LocaleSwitcher() {
  const locale = useLocale();
  const site = useSite();
  const { search } = usePlace();
  return locales
    .filter((other) => other !== locale)
    .map((other) => (
      <a
        key={other}
        className={styles.language}
        href={localeSwitchPath(site, other, search)}
        hrefLang={other}
        lang={other}
        data-locale-switch={other}
      >
        {names[other]}
      </a>
    ));
}
