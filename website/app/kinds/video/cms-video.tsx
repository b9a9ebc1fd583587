import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import { CmsImage } from '../image/cms-image.tsx';
import styles from './cms-video.module.css';
import type { FinishedVideo } from './finish-video.server.ts';
import { videoAttributes } from './video-attributes.ts';

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
 * Renders a video from content: its poster, the place of its player and the play button. `watch-videos.ts` adds the behaviour.
 * Without JavaScript the button is a link to the video.
 */
export function CmsVideo({ video, sizes = '100vw', priority = 'low', cover = false }: Props) {
  const t = useTexts(texts);
  const { youtubeId, sources, poster } = video;
  const settings = videoAttributes(video);
  // The player changes the elements, also before React hydrates them. Another video gets elements of its own.
  return (
    <div
      key={JSON.stringify([settings, sources, t.play])}
      className={styles.video}
      {...settings}
      data-cover={cover || undefined}
      data-overlay={video.hidesOverlay ? 'hidden' : undefined}
      data-state="ready"
      suppressHydrationWarning
    >
      {youtubeId === null ? (
        <div className={styles.player} data-player>
          <video
            loop={video.loop}
            muted={video.muted}
            playsInline
            preload={poster ? 'none' : 'metadata'}
            suppressHydrationWarning
          >
            {sources.map(({ src, type }) => (
              <source key={src} src={src} type={type ?? undefined} />
            ))}
            {t.unsupported}
          </video>
        </div>
      ) : (
        <div
          className={styles.player}
          data-player
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty text makes React leave the iframe of the player alone
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )}
      {poster && (
        <div className={styles.poster}>
          <CmsImage image={poster} sizes={sizes} priority={priority} cover />
        </div>
      )}
      <button
        className={styles.button}
        type="button"
        data-action="toggle_video"
        aria-label={t.play}
        data-pause-label={t.pause}
        suppressHydrationWarning
      >
        <span className={styles.sign} />
      </button>
      <noscript>
        <a className={styles.button} href={watchAddress(video)} aria-label={t.watch} data-no-print>
          <span className={styles.sign} />
        </a>
      </noscript>
    </div>
  );
}

const watchAddress = ({ youtubeId, sources }: FinishedVideo): string | undefined =>
  youtubeId ? `https://www.youtube-nocookie.com/embed/${youtubeId}` : sources[0]?.src;
