import { CmsImage } from './cms-image.tsx';
import { CmsVideo } from './cms-video.tsx';
import type { FinishedMedia } from './finished.ts';

interface Props {
  media: FinishedMedia;
  sizes: string;
  priority?: 'high' | 'low';
  cover?: boolean;
}

/** Renders a picture or a video. */
export const CmsMedia = ({ media, ...props }: Props) =>
  media.kind === 'image' ? <CmsImage image={media} {...props} /> : <CmsVideo video={media} {...props} />;
