import type { TourKind } from '@vitrine/contract/core/tour-kinds.ts';
import { Footprints, Play, SquareArrowOutUpRight } from 'lucide-react';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { whenAllowed } from '../../../consent/consent.ts';
import { CmsImage } from '../../../kinds/image/cms-image.tsx';
import type { FinishedImage } from '../../../kinds/image/finish-image.server.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { mediaTexts } from './media-texts.ts';
import type { TourData } from './tour-data.ts';
import { tourTexts } from './tour-texts.ts';
import styles from './tours.module.css';
import { useLoadablePictures } from './use-loadable-pictures.ts';

interface ToursProps {
  kind: TourKind;
  tours: readonly TourData[];
  /** Pictures of the listing, one of which stands behind each button. */
  pictures: readonly FinishedImage[];
}

/** Shows the virtual tours, or the films. */
export function Tours({ kind, tours, pictures: all }: ToursProps) {
  const t = useTexts(mediaTexts);
  const list = useRef<HTMLElement>(null);
  const pictures = useLoadablePictures(all, list);
  return (
    <section ref={list} className={styles.section}>
      <h2 className={styles.title}>{t.title(kind)}</h2>
      {tours.map(
        (tour, index) =>
          tour.kind === kind && (
            <Tour key={tour.href} tour={tour} picture={pictures[index + 1] ?? pictures[0] ?? null} />
          ),
      )}
    </section>
  );
}

/** `asking`: the visitor has pressed the button and has not allowed what tracks. */
type State = 'closed' | 'asking' | 'open';

/**
 * Shows a tour as a link to its provider. With JavaScript a known one opens in its place, and nothing of it is loaded before the visitor has pressed
 * the link and allowed it: all such things, or this one.
 */
function Tour({ tour, picture }: { tour: TourData; picture: FinishedImage | null }) {
  const t = { ...useTexts(tourTexts), ...useTexts(mediaTexts) };
  const [state, setState] = useState<State>('closed');
  // Before the browser paints, so that whoever has allowed it sees no question.
  useLayoutEffect(() => {
    if (state !== 'asking') return;
    const cancel = whenAllowed('marketing', () => setState('open'));
    return () => void cancel();
  }, [state]);
  const { kind, href, provider, player } = tour;
  if (player && state === 'open') return <Player src={player} title={t.title(kind)} />;
  if (state === 'asking')
    return (
      <div className={`${styles.frame} ${styles.question}`}>
        <p className={styles.words}>{t.consent(provider)}</p>
        <div className={styles.answers}>
          <Button ref={focusFirst} onClick={() => setState('open')}>
            {t.accept}
          </Button>
          <a className={buttonClass('quiet')} href={href} target="_blank" rel="noreferrer">
            {t.open(provider)}
          </a>
        </div>
      </div>
    );
  const press = (event: MouseEvent) => {
    if (player === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setState('asking');
  };
  const Sign = player === null ? SquareArrowOutUpRight : kind === 'film' ? Play : Footprints;
  return (
    <a
      className={`${styles.frame} ${styles.facade}`}
      href={href}
      target="_blank"
      rel="noreferrer"
      data-picture={picture?.src}
      onClick={press}
    >
      {picture && <CmsImage image={picture} sizes="(width >= 992px) 50rem, 92vw" alt="" cover />}
      <span className={styles.label}>
        <span className={styles.sign}>
          <Sign size={26} strokeWidth={1.5} aria-hidden="true" />
        </span>
        <span className={styles.action}>{player ? t.start(kind) : t.outside(kind)}</span>
        <span className={styles.provider}>{player ? t.at(provider) : t.newTab(provider)}</span>
      </span>
    </a>
  );
}

/** The link that was pressed is gone, and with it the focus. */
const focusFirst = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const Player = ({ src, title }: { src: string; title: string }) => (
  <iframe
    ref={focusFirst}
    className={styles.frame}
    src={src}
    title={title}
    allow="autoplay; fullscreen; picture-in-picture; encrypted-media; xr-spatial-tracking; gyroscope; accelerometer"
    sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
  />
);
