import { Images } from 'lucide-react';
import { useRef } from 'react';
import { preload } from 'react-dom';
import { CmsImage } from '../../../kinds/image/cms-image.tsx';
import type { FinishedImage } from '../../../kinds/image/finish-image.server.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import { texts } from '../texts.ts';
import styles from './gallery.module.css';
import { ownSizes } from './own-sizes.ts';
import { useLightbox } from './use-lightbox.tsx';
import { useLoadablePictures } from './use-loadable-pictures.ts';

/** Number of pictures on the page; the others show in the lightbox. */
const shownCount = 5;

/** Widths of the pictures: a strip on phones; elsewhere the first takes half of the column and the others a quarter each. */
const sizes = {
  alone: '(width >= 1580px) 90rem, 92vw',
  first: '(width >= 1580px) 45rem, (width >= 768px) 46vw, 88vw',
  other: '(width >= 1580px) 22.5rem, (width >= 768px) 23vw, 88vw',
};

/** Shows the pictures of a listing. Each links to its file; with JavaScript it opens the lightbox, which is loaded on the first click. */
export function Gallery({ pictures: all, isFirst }: { pictures: readonly FinishedImage[]; isFirst: boolean }) {
  const t = useTexts(texts);
  const list = useRef<HTMLUListElement>(null);
  const pictures = useLoadablePictures(all, list);
  const { open, lightbox } = useLightbox(pictures, 'photo');
  const [first] = pictures;
  if (!first) return <p className={`page-width ${styles.none}`}>{t.noPicture}</p>;
  const count = pictures.length;
  const shown = pictures.slice(0, shownCount);
  const sizesOf = (index: number) => (count === 1 ? sizes.alone : index === 0 ? sizes.first : sizes.other);
  // Only the server preloads: in the browser, a visitor who goes back during rendering would have fetched an unused picture.
  if (isFirst && import.meta.env.SSR) preloadPicture(first, ownSizes(first) ?? sizesOf(0));
  return (
    <section className={`page-width ${styles.gallery}`} aria-label={t.gallery}>
      <ul ref={list} className={styles.grid} data-count={shown.length}>
        {shown.map((picture, index) => (
          <li key={picture.src} className={styles.cell}>
            <a className={styles.link} href={picture.src} onClick={open(index)}>
              <CmsImage
                image={picture}
                sizes={ownSizes(picture) ?? sizesOf(index)}
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
      {lightbox}
    </section>
  );
}

/** Preloads the best format of a picture from the head, as the browser finds a picture inside `<picture>` only during layout. */
function preloadPicture({ src, sources }: FinishedImage, imageSizes: string): void {
  const [best] = sources;
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(best && { imageSrcSet: best.srcset, imageSizes, type: best.type }),
  });
}
