import { useEffect, useState } from 'react';

/** True for a drag of files from outside the browser, not of a text or a link of the page. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * Returns true while files are dragged over the page. A file that is dropped beside a drop zone does nothing: the browser would open it
 * in place of the page.
 */
export function useFileDrag(): boolean {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const enter = (event: DragEvent) => hasFiles(event) && setDragged(true);
    const refuse = (event: DragEvent) => {
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragenter', enter, { signal });
    // No element is entered when the pointer leaves the window.
    document.addEventListener('dragleave', ({ relatedTarget }) => !relatedTarget && setDragged(false), { signal });
    window.addEventListener('dragover', refuse, { signal });
    window.addEventListener(
      'drop',
      (event) => {
        refuse(event);
        setDragged(false);
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
  return isDragged;
}
