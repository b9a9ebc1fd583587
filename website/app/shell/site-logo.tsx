import { useLayoutEffect, useRef, useState } from 'react';
import { CmsImage } from '../cms/cms-image.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './site-logo.module.css';

/** The logo of the site, the one for the ground that it stands on (`1-shell §3`, theme); nothing where the site has none. */
export function SiteLogo() {
  const { logos } = useSite();
  const element = useRef<HTMLDivElement>(null);
  const [isDark, setDark] = useState(false);
  // Each scheme says whether it is dark; which one stands here is known to the browser alone.
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
