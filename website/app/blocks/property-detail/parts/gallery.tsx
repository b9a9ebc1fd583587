import { Images } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { CmsImage } from '../../../cms/cms-image.tsx';
import type { FinishedImage } from '../../../cms/finished.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import { texts } from '../texts.ts';
import styles from './gallery.module.css';
import { Lightbox } from './lightbox.tsx';

/** How many pictures stand on the page; the others are in the lightbox. */
const shownCount = 5;

/** The pictures of a listing. Each is a link to itself, which the lightbox takes over. */
export function Gallery({ pictures }: { pictures: readonly FinishedImage[] }) {
  const t = useTexts(texts);
  const [openAt, setOpenAt] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const open = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    setOpenAt(index);
  };
  const shown = pictures.slice(0, shownCount);
  return (
    <section className={`page-width ${styles.gallery}`} aria-label={t.gallery}>
      <ul className={styles.grid} data-count={shown.length}>
        {shown.map((picture, index) => (
          <li key={picture.src} className={styles.cell}>
            <a className={styles.link} href={picture.src} onClick={open(index)}>
              <CmsImage
                image={picture}
                sizes={index === 0 ? '(width >= 768px) 62vw, 92vw' : '(width >= 768px) 30vw, 92vw'}
                priority={index === 0 ? 'high' : 'low'}
                alt={t.picture(index + 1, pictures.length)}
                cover
              />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <button className={styles.all} type="button" onClick={open(0)}>
          <Images size={20} strokeWidth={1.5} aria-hidden="true" /> {t.allPictures(pictures.length)}
        </button>
      )}
      {openAt !== null && <Lightbox pictures={pictures} start={openAt} onClose={() => setOpenAt(null)} />}
    </section>
  );
}
