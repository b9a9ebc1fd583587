import { useTexts } from '../../../locale/define-texts.ts';
import { useSite } from '../../../site/site-context.tsx';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './sheet-foot.module.css';

/** On paper alone: whom to call, and where the page is to be found. */
export function SheetFoot({ detail }: { detail: PropertyDetailData }) {
  const t = useTexts(texts);
  const { path } = useSite();
  const { broker } = detail;
  return (
    <div className={styles.foot} aria-hidden="true">
      {broker?.name && (
        <p>
          <strong>{broker.name}</strong>
          {[broker.title || t.broker, broker.phone].filter(Boolean).map((line) => (
            <span key={line}> · {line}</span>
          ))}
        </p>
      )}
      <p>{path}</p>
    </div>
  );
}
