import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { CmsImage } from '../../../cms/cms-image.tsx';
import type { FinishedImage } from '../../../cms/finished.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import { texts } from '../texts.ts';
import styles from './lightbox.module.css';

interface Props {
  pictures: readonly FinishedImage[];
  start: number;
  onClose: () => void;
}

/** One picture at a time over the page, by buttons or arrow keys; it goes round at both ends. */
export function Lightbox({ pictures, start, onClose }: Props) {
  const t = useTexts(texts);
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  useEffect(() => dialog.current?.showModal(), []);

  const step = (by: number) => setIndex((index + by + pictures.length) % pictures.length);
  const steer = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  const closeOutside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) dialog.current?.close();
  };
  const picture = pictures[index];
  const position = t.picture(index + 1, pictures.length);
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={t.gallery}
      onClose={onClose}
      onKeyDown={steer}
      onClick={closeOutside}
    >
      <div className={styles.bar}>
        <p aria-live="polite">{position}</p>
        <button className={styles.button} type="button" aria-label={t.close} onClick={() => dialog.current?.close()}>
          <X size={24} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.stage}>
        {picture && <CmsImage key={picture.src} image={picture} sizes="100vw" priority="high" alt={position} />}
      </div>
      {pictures.length > 1 && (
        <div className={styles.steps}>
          <button className={styles.button} type="button" aria-label={t.previous} onClick={() => step(-1)}>
            <ChevronLeft size={28} strokeWidth={1.5} aria-hidden="true" />
          </button>
          <button className={styles.button} type="button" aria-label={t.next} onClick={() => step(1)}>
            <ChevronRight size={28} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </div>
      )}
    </dialog>
  );
}
