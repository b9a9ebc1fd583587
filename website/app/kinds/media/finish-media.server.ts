import type { ImageComponent } from '@vitrine/contract/kinds/image.ts';
import type { VideoComponent } from '@vitrine/contract/kinds/video.ts';
import { type FinishedImage, finishImage, type MediaContext } from '../image/finish-image.server.ts';
import { type FinishedVideo, finishVideo } from '../video/finish-video.server.ts';

export type FinishedMedia = FinishedImage | FinishedVideo;

/** Returns a picture or a video, whichever the content has. */
export const finishMedia = (
  component: ImageComponent | VideoComponent | null | undefined,
  context: MediaContext,
): FinishedMedia | null =>
  component?.cms_component === 'image' ? finishImage(component, context) : finishVideo(component, context);
