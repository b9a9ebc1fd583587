import styles from './cms-image.module.css';
import type { FinishedImage } from './finish-image.server.ts';

interface Props {
  image: FinishedImage;
  /** The `sizes` attribute, so that the browser selects the right width. */
  sizes: string;
  /** `high` only for the largest picture of the first screen, which is then neither lazy nor faded in (components.9, components.11). */
  priority?: 'high' | 'low';
  /** True when the picture fills its box, cropped around the focal point. */
  cover?: boolean;
  /** Replaces the picture's own alternative text; '' when the text beside it says the same. */
  alt?: string;
  className?: string;
}

/** Renders a picture from content in the best format and width, with its space reserved while it loads. */
export function CmsImage({ image, sizes, priority = 'low', cover = false, alt = image.alt, className }: Props) {
  const isHigh = priority === 'high';
  return (
    <picture className={styles.picture} data-cover={cover || undefined} data-fit={image.fit}>
      {image.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={className ? `${styles.img} ${className}` : styles.img}
        src={image.src}
        alt={alt}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        loading={isHigh ? 'eager' : 'lazy'}
        fetchPriority={priority}
        decoding={isHigh ? 'sync' : 'async'}
        style={imageStyle(image)}
      />
    </picture>
  );
}

function imageStyle({ center, filter, placeholder }: FinishedImage) {
  const isCentred = center.x === 50 && center.y === 50;
  return {
    ...(!isCentred && { objectPosition: `${center.x}% ${center.y}%` }),
    ...(filter && { filter }),
    ...(placeholder && { backgroundImage: `url("${placeholder}")` }),
  };
}
