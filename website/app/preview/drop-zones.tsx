import type { Locale } from '@vitrine/contract/locale.ts';
import type { PicturePlace } from '@vitrine/contract/preview-messages.ts';
import { ImageDown } from 'lucide-react';
import { useState } from 'react';
import { textsOf } from '../locale/define-texts.ts';
import styles from './drop-zones.module.css';
import { previewTexts } from './preview-texts.ts';

interface Props {
  pictures: readonly PicturePlace[];
  language: Locale;
  onDrop: (picture: string, file: File) => void;
}

/** Covers a block with one drop zone for each of its pictures, while a file is dragged over the page. */
export function DropZones({ pictures, language, onDrop }: Props) {
  const t = textsOf(previewTexts, language);
  const [over, setOver] = useState<string | null>(null);
  return (
    <div className={styles.zones}>
      {pictures.map(({ path, label }) => (
        // A drag needs a pointer; the button over the block is there for the keyboard.
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        <div
          key={path}
          className={styles.zone}
          data-drop-zone={path}
          data-over={over === path || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            event.dataTransfer.dropEffect = 'copy';
            setOver(path);
          }}
          onDragLeave={() => setOver(null)}
          onDrop={(event) => {
            event.preventDefault();
            const [file] = event.dataTransfer.files;
            if (file) onDrop(path, file);
          }}
        >
          <span className={styles.label}>
            <ImageDown size={20} aria-hidden="true" />
            {t.dropHere(label)}
          </span>
        </div>
      ))}
    </div>
  );
}
