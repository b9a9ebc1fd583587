import type { FinishedImage } from '../../../kinds/image/finish-image.server.ts';

/**
 * Returns the `sizes` attribute of a small photo, its own width, so that the browser knows the size beyond which it would be enlarged; undefined for any
 * other.
 */
export const ownSizes = ({ fit, width }: FinishedImage): string | undefined =>
  fit === 'small' ? `${width}px` : undefined;
