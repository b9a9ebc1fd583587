import { type CSSProperties, useEffect, useRef } from 'react';
import styles from './example-frame.module.css';
import { type ExampleSize, exampleSizes } from './example-size.ts';
import { fitFrame } from './fit-frame.ts';

interface Props {
  address: string;
  title: string;
  size: ExampleSize;
  /** False for content that needs a whole window, such as a header with its menus. */
  isFitted: boolean;
}

/**
 * Renders an example in a window of a device, scaled down where the page is narrower. The frame loads when it comes near the
 * screen. Its key must be the address: another address in the same frame would be an entry of the browser's history.
 */
export function ExampleFrame({ address, title, size, isFitted }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, height } = exampleSizes[size];
  useEffect(() => {
    const element = frame.current;
    if (!element || !isFitted) return;
    let end = fitFrame(element, height);
    const start = () => {
      end();
      end = fitFrame(element, height);
    };
    element.addEventListener('load', start);
    return () => {
      element.removeEventListener('load', start);
      end();
    };
  }, [height, isFitted]);
  const style = { '--frame-width': `${width}px`, '--window-height': `${height}px` } as CSSProperties; // React's type has no custom properties
  return (
    <div className={styles.stage} style={style}>
      <iframe ref={frame} className={styles.frame} src={address} title={title} loading="lazy" />
    </div>
  );
}
