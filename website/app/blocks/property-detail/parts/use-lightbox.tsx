import { type ComponentProps, type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { FinishedImage } from '../../../kinds/image/finish-image.server.ts';
import { reportChunkFailure } from '../../../site/report-chunk-failure.ts';
import type { Lightbox } from './lightbox.tsx';

type Props = ComponentProps<typeof Lightbox>;

interface LightboxHandle {
  /** Returns the handler of a link or a button that opens the lightbox with this picture. */
  open: (index: number) => (event: MouseEvent) => void;
  lightbox: ReactNode;
}

/** Prepares the lightbox of pictures, whose code is loaded on the first click. */
export function useLightbox(pictures: readonly FinishedImage[], subject: Props['subject']): LightboxHandle {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [Opened, setOpened] = useState<ComponentType<Props> | null>(null);
  const open = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    setOpenAt(index);
    import('./lightbox.tsx').then((module) => setOpened(() => module.Lightbox), reportChunkFailure);
  };
  const close = () => setOpenAt(null);
  return {
    open,
    lightbox: Opened && <Opened pictures={pictures} subject={subject} openAt={openAt} onClose={close} />,
  };
}
