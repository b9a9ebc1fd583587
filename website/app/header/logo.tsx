import type { CSSProperties } from 'react';
import type { FinishedImage } from '../kinds/image/finish-image.server.ts';
import { useTexts } from '../locale/define-texts.ts';
import { fixedPath } from '../locale/paths.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { useSite } from '../site/site-context.tsx';
import type { HeaderFields } from './header-fields.ts';
import { headerTexts } from './header-texts.ts';
import styles from './logo.module.css';

/**
 * Renders the link to the home page. Both logos are rendered and a style shows the one for the background
 * (`data-for-background`), which changes while the page scrolls. A header without its own logo shows the site's.
 * `show_remax_logo` adds the logo of the franchise.
 */
export function Logo({ header }: { header: HeaderFields }) {
  const t = useTexts(headerTexts);
  const locale = useLocale();
  const { logos } = useSite();
  const main = pair(header.logo_image_light, header.logo_image_dark) ?? pair(logos.light, logos.dark);
  const franchise = header.show_remax_logo ? header.franchise_logo : null;
  const size = { '--logo-size': Math.min(2, Math.max(0.5, header.logo_multiplier)) } as CSSProperties; // React's type has no custom properties
  return (
    <a className={styles.home} href={fixedPath('home', locale)} style={size}>
      {main ? <LogoPair logos={main} alt={t.home} /> : <span className={styles.word}>{t.home}</span>}
      {franchise && <LogoImage logo={franchise} className={styles.franchise} alt={franchise.alt} />}
    </a>
  );
}

interface Logos {
  light: FinishedImage;
  dark: FinishedImage;
}

function pair(light: FinishedImage | null, dark: FinishedImage | null): Logos | null {
  const first = light ?? dark;
  return first ? { light: light ?? first, dark: dark ?? first } : null;
}

const LogoPair = ({ logos, alt }: { logos: Logos; alt: string }) =>
  (['dark', 'light'] as const).map((background) => {
    const logo = logos[background === 'dark' ? 'light' : 'dark'];
    return (
      <LogoImage key={background} logo={logo} className={styles.logo} alt={logo.alt || alt} background={background} />
    );
  });

interface LogoImageProps {
  logo: FinishedImage;
  className: string | undefined;
  alt: string;
  background?: 'dark' | 'light';
}

const LogoImage = ({ logo, className, alt, background }: LogoImageProps) => (
  <img
    className={className}
    data-for-background={background}
    src={logo.src}
    alt={alt}
    width={logo.width ?? undefined}
    height={logo.height ?? undefined}
    loading="lazy"
  />
);
