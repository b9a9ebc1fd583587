import { useTexts } from '../../locale/define-texts.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { propertyTexts } from '../property-card/property-texts.ts';
import styles from './area-figures.module.css';

/** Renders a notice when core did not answer; the link loads the page again. */
export function AreaUnavailable() {
  const t = useTexts(propertyTexts);
  return (
    <>
      <p className={styles.failed}>{t.failed}</p>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the current one with its query */}
        <a className={buttonClass('quiet')} href="" data-reload>
          {t.retry}
        </a>
      </p>
    </>
  );
}
