import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { localeSwitchPath } from '../../../site/locale-switch.ts';
import { useSite } from '../../../site/site-context.tsx';

/** Each language in its own words. */
const names: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English' };

/** Links to the same page in each other language (`1-shell §2`); the shell warns where an article has no such page. */
export function LocaleSwitcher({ className }: { className?: string | undefined }) {
  const locale = useLocale();
  const site = useSite();
  return locales
    .filter((other) => other !== locale)
    .map((other) => (
      <a
        key={other}
        className={className}
        href={localeSwitchPath(site, other)}
        hrefLang={other}
        data-locale-switch={other}
        lang={other}
      >
        {names[other]}
      </a>
    ));
}
