import { Images } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { preload } from 'react-dom';
import { CmsImage } from '../../../cms/cms-image.tsx';
import type { FinishedImage } from '../../../cms/finished.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import { texts } from '../texts.ts';
import styles from './gallery.module.css';
import { Lightbox } from './lightbox.tsx';

/** How many pictures stand on the page; the others are in the lightbox. */
const shownCount = 5;

/** How wide a picture is where it stands: on a phone in a strip, else the first in half of the column and the others in quarters. */
const sizes = {
  alone: '(width >= 1580px) 90rem, 92vw',
  first: '(width >= 1580px) 45rem, (width >= 768px) 46vw, 88vw',
  other: '(width >= 1580px) 22.5rem, (width >= 768px) 23vw, 88vw',
};

/** The pictures of a listing. Each is a link to itself, which the lightbox takes over. */
export function Gallery({ pictures, isFirst }: { pictures: readonly FinishedImage[]; isFirst: boolean }) {
  const t = useTexts(texts);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [first] = pictures;
  if (!first) return <p className={`page-width ${styles.none}`}>{t.noPicture}</p>;
  const open = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    setOpenAt(index);
  };
  const count = pictures.length;
  const shown = pictures.slice(0, shownCount);
  const sizesOf = (index: number) => (count === 1 ? sizes.alone : index === 0 ? sizes.first : sizes.other);
  if (isFirst) preloadPicture(first, sizesOf(0));
  return (
    <section className={`page-width ${styles.gallery}`} aria-label={t.gallery}>
      <ul className={styles.grid} data-count={shown.length}>
        {shown.map((picture, index) => (
          <li key={picture.src} className={styles.cell}>
            <a className={styles.link} href={picture.src} onClick={open(index)}>
              <CmsImage
                image={picture}
                sizes={sizesOf(index)}
                priority={index === 0 && isFirst ? 'high' : 'low'}
                alt={t.picture(index + 1, count, picture.alt)}
                cover
              />
            </a>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <button className={styles.all} type="button" onClick={open(0)}>
          <Images size={20} strokeWidth={1.5} aria-hidden="true" /> {t.allPictures(count)}
        </button>
      )}
      {count > shownCount && (
        <noscript>
          <ul className={styles.rest}>
            {pictures.slice(shownCount).map((picture, index) => (
              <li key={picture.src}>
                <a href={picture.src}>{t.picture(shownCount + index + 1, count, picture.alt)}</a>
              </li>
            ))}
          </ul>
        </noscript>
      )}
      <Lightbox pictures={pictures} openAt={openAt} onClose={() => setOpenAt(null)} />
    </section>
  );
}

/** The browser finds a picture inside `<picture>` only once it lays the page out; this tells it of the best format in the head. */
function preloadPicture({ src, sources }: FinishedImage, imageSizes: string): void {
  const [best] = sources;
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(best && { imageSrcSet: best.srcset, imageSizes, type: best.type }),
  });
}
