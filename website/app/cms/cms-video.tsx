import { useEffect, useRef } from 'react';
import { defineTexts, useTexts } from '../locale/define-texts.ts';
import styles from './cms-video.module.css';
import type { FinishedVideo } from './finished.ts';

const texts = defineTexts({
  fr: { unsupported: 'Votre navigateur ne peut pas lire cette vidéo.', player: 'Vidéo' },
  en: { unsupported: 'Your browser does not support the video tag.', player: 'Video' },
});

interface Props {
  video: FinishedVideo;
  cover?: boolean;
}

/** A video from content. It stays still for visitors who prefer reduced motion, and pauses out of view (`2-blocks-and-search §4`). */
export function CmsVideo({ video, cover = false }: Props) {
  const t = useTexts(texts);
  const player = useRef<HTMLVideoElement>(null);
  const { autoplay } = video;

  useEffect(() => {
    const element = player.current;
    if (!element) return;
    const mayMove = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) element.pause();
      // A browser may refuse to play by itself; the poster stays, which is no error.
      else if (autoplay && mayMove) element.play().catch(() => undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [autoplay]);

  if (video.youtubeId) {
    return (
      <iframe
        className={styles.video}
        data-cover={cover || undefined}
        src={`https://www.youtube-nocookie.com/embed/${video.youtubeId}`}
        title={t.player}
        loading="lazy"
        allow="fullscreen; picture-in-picture"
      />
    );
  }
  return (
    <video
      ref={player}
      className={styles.video}
      data-cover={cover || undefined}
      poster={video.poster?.src}
      controls={video.controls || !video.autoplay}
      loop={video.loop}
      muted={video.muted}
      playsInline
      preload="metadata"
    >
      {video.sources.map(({ src, type }) => (
        <source key={src} src={src} type={type ?? undefined} />
      ))}
      {t.unsupported}
    </video>
  );
}
