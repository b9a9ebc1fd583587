import { CmsImage } from '../image/cms-image.tsx';
import { CmsVideo } from '../video/cms-video.tsx';
import type { FinishedMedia } from './finish-media.server.ts';

interface Props {
  media: FinishedMedia;
  sizes: string;
  priority?: 'high' | 'low';
  cover?: boolean;
}

/** Renders a picture or a video. */
export const CmsMedia = ({ media, ...props }: Props) =>
  media.kind === 'image' ? <CmsImage image={media} {...props} /> : <CmsVideo video={media} {...props} />;
