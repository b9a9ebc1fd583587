import { useLayoutEffect, useRef, useState } from 'react';
import { CmsImage } from '../../kinds/image/cms-image.tsx';
import { useSite } from '../../site/site-context.tsx';
import styles from './site-logo.module.css';

/** Renders the logo of the site for its background (theme.10); nothing without a logo. */
export function SiteLogo() {
  const { logos } = useSite();
  const element = useRef<HTMLDivElement>(null);
  const [isDark, setDark] = useState(false);
  // Only the browser knows which colour scheme applies here and whether it is dark.
  useLayoutEffect(() => {
    if (element.current) setDark(getComputedStyle(element.current).colorScheme === 'dark');
  }, []);
  const logo = isDark ? logos.light : logos.dark;
  return (
    <div className={styles.logo} ref={element}>
      {logo && <CmsImage image={logo} sizes="12rem" />}
    </div>
  );
}
