import { useEffect } from 'react';

/**
 * Keeps the browser from opening a file in place of the form when it is dropped beside a place for files, such as the preview. Fields of
 * files and places that accept a drop keep their own behaviour.
 */
export function useDropGuard(): void {
  useEffect(() => {
    const stop = new AbortController();
    const refuse = (event: DragEvent) => {
      const isFile = event.dataTransfer?.types.includes('Files') ?? false;
      const isOfField = event.target instanceof Element && event.target.closest('input[type="file"]') !== null;
      if (!isFile || isOfField || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse, { signal: stop.signal });
    window.addEventListener('drop', refuse, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
