import type { ImageComponent, VideoComponent } from '@vitrine/contract/components.ts';
import { finishImage, type MediaContext } from './cms-image.server.ts';
import { finishVideo } from './cms-video.server.ts';
import type { FinishedMedia } from './finished.ts';

/** Returns a picture or a video, whichever the content has. */
export const finishMedia = (
  component: ImageComponent | VideoComponent | null | undefined,
  context: MediaContext,
): FinishedMedia | null =>
  component?.cms_component === 'image' ? finishImage(component, context) : finishVideo(component, context);
