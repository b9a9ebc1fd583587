import { balancedColumns } from '../../../components/balanced-grid/balanced-grid.tsx';
import { CmsMedia } from '../../../kinds/media/cms-media.tsx';
import type { FinishedMedia } from '../../../kinds/media/finish-media.server.ts';
import styles from './media-row.module.css';

/** Maximum number of pictures side by side. */
const most = 3;
const sizesByColumns: Readonly<Record<number, string>> = {
  1: '92vw',
  2: '(width >= 576px) 60vw, 100vw',
};
const narrowSizes = '(width >= 768px) 40vw, (width >= 576px) 60vw, 100vw';

/** Renders pictures or videos side by side: one across the whole width, two or three with equal shares of it. */
export function MediaRow({ items }: { items: readonly { id: string; media: FinishedMedia | null }[] }) {
  const shown = items.flatMap(({ id, media }) => (media ? [{ id, media }] : []));
  if (shown.length === 0) return null;
  const columns = balancedColumns(shown.length, most);
  return (
    <div className={styles.row} data-columns={columns}>
      {shown.map(({ id, media }) => (
        <div key={id} className={styles.picture}>
          <CmsMedia media={media} sizes={sizesByColumns[columns] ?? narrowSizes} cover />
        </div>
      ))}
    </div>
  );
}
