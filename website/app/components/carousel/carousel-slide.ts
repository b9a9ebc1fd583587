import type { ReactNode } from 'react';

/** One slide of a carousel. */
export interface CarouselSlide {
  id: string;
  content: ReactNode;
  /** Name of the slide for its marker and its preview, such as its title. */
  name?: string;
  /** Small picture for a thumbnail or the preview. */
  thumbnail?: ReactNode;
}
