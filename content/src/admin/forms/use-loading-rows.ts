import { useAllFormFields } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import { askAgain } from './ask-again.ts';
import { loadingRows } from './loading-rows.ts';

/**
 * Time after which missing fields of a new row are requested again, ms. It doubles with each request, since a new request cancels the
 * previous one.
 */
const firstDelayMs = 1000;

/** Requests the fields of a new row again when they do not arrive: the row would show as loading until the next change. */
export function useLoadingRows(): void {
  const [state, dispatchFields] = useAllFormFields();
  const [row] = loadingRows(state);
  const ask = useEffectEvent((path: string) => askAgain(dispatchFields, path, state[path]));

  useEffect(() => {
    if (row === undefined) return;
    let delay = firstDelayMs;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        ask(row);
        delay *= 2;
        wait();
      }, delay);
    };
    wait();
    return () => clearTimeout(timer);
  }, [row]);
}
