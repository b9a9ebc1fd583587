import { useEffect, useRef } from 'react';
import { defineTexts, useTexts } from '../locale/define-texts.ts';
import { CmsImage } from './cms-image.tsx';
import styles from './cms-video.module.css';
import type { FinishedVideo } from './finished.ts';

const texts = defineTexts({
  fr: {
    unsupported: 'Votre navigateur ne peut pas lire cette vidéo.',
    play: 'Lire la vidéo',
    pause: 'Mettre la vidéo en pause',
    watch: 'Regarder la vidéo',
  },
  en: {
    unsupported: 'Your browser does not support the video tag.',
    play: 'Play the video',
    pause: 'Pause the video',
    watch: 'Watch the video',
  },
});

interface Props {
  video: FinishedVideo;
  /** The `sizes` attribute of the poster. */
  sizes?: string;
  priority?: 'high' | 'low';
  /** True when the video covers the area behind text. */
  cover?: boolean;
}

/**
 * Renders a video from content: its poster, the player and the play button. `play-video.ts` adds the behaviour, which only pages
 * with a video load. Without JavaScript the button is a link to the video.
 */
export function CmsVideo({ video, sizes = '100vw', priority = 'low', cover = false }: Props) {
  const t = useTexts(texts);
  const root = useRef<HTMLDivElement>(null);
  const { youtubeId, sources, poster, controls } = video;

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const life = new AbortController();
    import('./play-video.ts').then(({ playVideo }) => playVideo(element, video, life.signal));
    return () => life.abort();
  }, [video]);

  return (
    <div
      ref={root}
      className={styles.video}
      data-cover={cover || undefined}
      data-controls={controls || undefined}
      data-overlay={video.hidesOverlay ? 'hidden' : undefined}
      data-state="ready"
    >
      <div className={styles.player} data-player>
        {youtubeId === null && (
          <video loop={video.loop} muted={video.muted} playsInline preload={poster ? 'none' : 'metadata'}>
            {sources.map(({ src, type }) => (
              <source key={src} src={src} type={type ?? undefined} />
            ))}
            {t.unsupported}
          </video>
        )}
      </div>
      {poster && (
        <div className={styles.poster}>
          <CmsImage image={poster} sizes={sizes} priority={priority} cover />
        </div>
      )}
      <button className={styles.button} type="button" aria-label={t.play} data-pause-label={t.pause}>
        <span className={styles.sign} />
      </button>
      <noscript>
        <a className={styles.button} href={watchAddress(video)} aria-label={t.watch}>
          <span className={styles.sign} />
        </a>
      </noscript>
    </div>
  );
}

const watchAddress = ({ youtubeId, sources }: FinishedVideo): string | undefined =>
  youtubeId ? `https://www.youtube-nocookie.com/embed/${youtubeId}` : sources[0]?.src;
