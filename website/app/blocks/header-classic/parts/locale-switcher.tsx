import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { fixedPath } from '../../../locale/paths.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { useSite } from '../../../site/site-context.tsx';

/** Each language in its own words. */
const names: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English' };

/** Links to the same page in each other language, or to that language's home where the page has none (`1-shell §2`). */
export function LocaleSwitcher({ className }: { className?: string | undefined }) {
  const locale = useLocale();
  const { alternatePaths } = useSite();
  return locales
    .filter((other) => other !== locale)
    .map((other) => (
      <a
        key={other}
        className={className}
        href={alternatePaths[other] ?? fixedPath('home', other)}
        hrefLang={other}
        lang={other}
      >
        {names[other]}
      </a>
    ));
}
