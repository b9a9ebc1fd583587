import type { CSSProperties } from 'react';
import type { FinishedImage } from '../cms/finished.ts';
import { useTexts } from '../locale/define-texts.ts';
import { fixedPath } from '../locale/paths.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { useSite } from '../site/site-context.tsx';
import type { HeaderFields } from './header-fields.ts';
import { headerTexts } from './header-texts.ts';
import styles from './logo.module.css';

/**
 * The way home. Both logos are in the page and a style shows the one for the ground (`data-ground`), as the ground changes while
 * the page scrolls. A header without a logo shows the site's; `show_remax_logo` sets the site's, that of its banner, beside it.
 */
export function Logo({ header }: { header: HeaderFields }) {
  const t = useTexts(headerTexts);
  const locale = useLocale();
  const { logos } = useSite();
  const own = pair(header.logo_image_light, header.logo_image_dark);
  const site = pair(logos.light, logos.dark);
  const main = own ?? site;
  const banner = header.show_remax_logo && own && site && own.dark.src !== site.dark.src ? site : null;
  const size = { '--logo-size': Math.min(2, Math.max(0.5, header.logo_multiplier)) } as CSSProperties; // a custom property
  return (
    <a className={styles.home} href={fixedPath('home', locale)} style={size}>
      {main ? (
        <Pair logos={main} className={styles.logo} alt={t.home} />
      ) : (
        <span className={styles.word}>{t.home}</span>
      )}
      {banner && <Pair logos={banner} className={styles.banner} alt="" />}
    </a>
  );
}

interface LogoPair {
  light: FinishedImage;
  dark: FinishedImage;
}

function pair(light: FinishedImage | null, dark: FinishedImage | null): LogoPair | null {
  const first = light ?? dark;
  return first ? { light: light ?? first, dark: dark ?? first } : null;
}

const Pair = ({ logos, className, alt }: { logos: LogoPair; className: string | undefined; alt: string }) =>
  (['dark', 'light'] as const).map((ground) => {
    const logo = logos[ground === 'dark' ? 'light' : 'dark'];
    return (
      <img
        key={ground}
        className={className}
        data-ground={ground}
        src={logo.src}
        alt={logo.alt || alt}
        width={logo.width ?? undefined}
        height={logo.height ?? undefined}
        loading="lazy"
      />
    );
  });
