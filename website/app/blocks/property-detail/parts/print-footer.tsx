import { CmsImage } from '../../../kinds/image/cms-image.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import { shortListingPath } from '../../../locale/paths.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { useSite } from '../../../site/site-context.tsx';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './print-footer.module.css';

/** Shows the broker and the address of the page on paper only. */
export function PrintFooter({ broker, uls }: Pick<PropertyDetailData, 'broker'> & { uls: string }) {
  const t = useTexts(texts);
  const host = useSite().origin.replace(/^https?:\/\//, '');
  const shortPath = shortListingPath(uls, useLocale());
  return (
    <div className={styles.foot} aria-hidden="true">
      {broker?.portrait && (
        <div className={styles.portrait}>
          <CmsImage image={broker.portrait} sizes="6rem" alt="" cover />
        </div>
      )}
      <div>
        {broker?.name && (
          <p>
            <strong className={styles.name}>{broker.name}</strong>
            {[broker.title || t.broker, broker.phone?.replaceAll(' ', '\u00a0')].filter(Boolean).map((line) => (
              <span key={line}> · {line}</span>
            ))}
          </p>
        )}
        <p>
          {host}
          {shortPath}
        </p>
      </div>
    </div>
  );
}
