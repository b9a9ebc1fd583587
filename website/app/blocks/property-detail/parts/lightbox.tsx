import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { CmsImage } from '../../../kinds/image/cms-image.tsx';
import type { FinishedImage } from '../../../kinds/image/finish-image.server.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { texts } from '../texts.ts';
import styles from './lightbox.module.css';
import { lightboxTexts, type Subject } from './lightbox-texts.ts';
import { mediaTexts } from './media-texts.ts';
import { ownSizes } from './own-sizes.ts';
import { tourTexts } from './tour-texts.ts';

interface Props {
  pictures: readonly FinishedImage[];
  subject: Subject;
  /** Index of the picture to open with; null while it is closed. */
  openAt: number | null;
  onClose: () => void;
}

/** Shows the pictures one at a time over the page. */
export function Lightbox({ pictures, subject, openAt, onClose }: Props) {
  const { label } = useNames(subject);
  return (
    <Dialog
      isOpen={openAt !== null}
      onClose={onClose}
      placement="screen"
      className={styles.lightbox}
      aria-label={label}
      data-subject={subject}
      data-scheme="inverted"
    >
      {openAt !== null && <Stage pictures={pictures} subject={subject} start={openAt} onClose={onClose} />}
    </Dialog>
  );
}

/** Returns the names of the pictures as a whole and of each. */
function useNames(subject: Subject) {
  const [t, ofTours] = [useTexts(texts), { ...useTexts(tourTexts), ...useTexts(mediaTexts) }];
  return subject === 'photo'
    ? { label: t.gallery, nameOf: t.picture }
    : { label: ofTours.plans(2), nameOf: ofTours.plan };
}

/** Distance by which an arrow key moves an enlarged picture, px. */
const panStep = 120;

const panKeys: Readonly<Record<string, [left: number, top: number]>> = {
  ArrowLeft: [-panStep, 0],
  ArrowRight: [panStep, 0],
  ArrowUp: [0, -panStep],
  ArrowDown: [0, panStep],
};

/**
 * Shows a strip of pictures that fills the screen. It moves by swipe, wheel, buttons and the arrow, Home and End keys, and wraps
 * at both ends. Only the current picture and its neighbours are loaded. The current one is enlarged by a button, the keys + and −, or a
 * double click; it then scrolls in both directions, and the arrow keys move it.
 */
function Stage({ pictures, subject, start, onClose }: Omit<Props, 'openAt'> & { start: number }) {
  const t = useTexts(lightboxTexts);
  const { label, nameOf } = useNames(subject);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  const [isEnlarged, setEnlarged] = useState(false);
  const count = pictures.length;

  const show = (next: number, behavior: ScrollBehavior) => {
    const wanted = (next + count) % count;
    const slide = strip.current?.children[wanted];
    if (!strip.current || !(slide instanceof HTMLElement)) return;
    setIndex(wanted);
    setEnlarged(false);
    strip.current.scrollTo({ left: slide.offsetLeft, behavior });
  };
  // A wrap at an end jumps, as scrolling past all pictures would take long.
  const step = (by: 1 | -1) => show(index + by, index + by >= 0 && index + by < count ? 'smooth' : 'instant');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once when the lightbox opens
  useLayoutEffect(() => show(start, 'instant'), []);

  // An enlarged picture begins at its middle.
  useLayoutEffect(() => {
    const slide = strip.current?.children[index];
    if (isEnlarged)
      slide?.scrollTo((slide.scrollWidth - slide.clientWidth) / 2, (slide.scrollHeight - slide.clientHeight) / 2);
  }, [isEnlarged, index]);

  const steer = (event: KeyboardEvent) => {
    const [left, top] = (isEnlarged && panKeys[event.key]) || [0, 0];
    if (left || top) strip.current?.children[index]?.scrollBy({ left, top, behavior: 'smooth' });
    else if (event.key === '+' || event.key === '-') setEnlarged(event.key === '+');
    else if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'Home') show(0, 'instant');
    else if (event.key === 'End') show(count - 1, 'instant');
    else return;
    event.preventDefault();
  };
  const settle = () => {
    if (strip.current) setIndex(Math.round(strip.current.scrollLeft / strip.current.clientWidth));
  };

  const caption = pictures[index]?.alt ?? '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever the focus is within the dialog
    <div className={styles.stage} onKeyDown={steer}>
      <div className={styles.bar}>
        <p className={styles.count} aria-live="polite">
          {nameOf(index + 1, count, '')}
          {caption && <span className={styles.caption}> {caption}</span>}
        </p>
        <button
          className={styles.button}
          type="button"
          aria-label={t.enlarge(subject)}
          aria-pressed={isEnlarged}
          onClick={() => setEnlarged(!isEnlarged)}
        >
          {isEnlarged ? (
            <ZoomOut size={24} strokeWidth={1.5} aria-hidden="true" />
          ) : (
            <ZoomIn size={24} strokeWidth={1.5} aria-hidden="true" />
          )}
        </button>
        <button className={styles.button} type="button" aria-label={t.close} onClick={onClose}>
          <X size={24} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard */}
      <ul ref={strip} className={styles.strip} aria-label={label} tabIndex={0} onScrollEnd={settle}>
        {pictures.map((picture, at) => (
          <li
            key={picture.src}
            className={styles.slide}
            aria-hidden={at !== index}
            tabIndex={at === index && isEnlarged ? 0 : undefined}
            data-enlarged={(at === index && isEnlarged) || undefined}
            onDoubleClick={() => setEnlarged(!isEnlarged)}
          >
            {isNear(at, index, count) && (
              <CmsImage
                image={picture}
                sizes={ownSizes(picture) ?? (at === index && isEnlarged ? '250vw' : '100vw')}
                priority="high"
                alt={nameOf(at + 1, count, picture.alt)}
              />
            )}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.steps}>
          <button className={styles.button} type="button" aria-label={t.previous(subject)} onClick={() => step(-1)}>
            <ChevronLeft size={28} strokeWidth={1.5} aria-hidden="true" />
          </button>
          <button className={styles.button} type="button" aria-label={t.next(subject)} onClick={() => step(1)}>
            <ChevronRight size={28} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}

/** True for adjacent indexes; the last and the first one are adjacent too. */
const isNear = (one: number, other: number, count: number): boolean => {
  const distance = Math.abs(one - other);
  return Math.min(distance, count - distance) <= 1;
};
