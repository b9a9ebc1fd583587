import { useEffect } from 'react';

/** Pauses before the first questions, ms. A service that was only late is back at the first of them. */
const firstPauses = [3000, 6000, 12_000];
/** Pause before each further question, ms. */
const longestPause = 30_000;

/** Loads the page, which is under maintenance, anew as soon as its address answers otherwise. A tab that nobody sees does not ask. */
export function useReturn(): void {
  useEffect(() => {
    const leaving = new AbortController();
    let timer = 0;
    let asked = 0;
    const wait = () => {
      timer = window.setTimeout(ask, firstPauses[asked++] ?? longestPause);
    };
    const ask = async () => {
      const isBack = !document.hidden && (await answersAgain(leaving.signal));
      if (leaving.signal.aborted) return;
      if (isBack && !isVisitorBusy()) location.reload();
      else wait();
    };
    wait();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, []);
}

/** Tells whether the address of the page answers something else than that it is under maintenance. */
async function answersAgain(signal: AbortSignal): Promise<boolean> {
  try {
    // A redirect is an answer; the browser could not read what another site says.
    const { status, body } = await fetch(location.href, { cache: 'no-store', redirect: 'manual', signal });
    await body?.cancel();
    return status !== 503;
  } catch {
    // Without a network, or while the website itself starts anew, the question is repeated.
    return false;
  }
}

/** Tells whether a load would take something from the visitor: what is written into a field, or an open menu. */
const isVisitorBusy = (): boolean =>
  document.querySelector(':is(input, textarea, select):focus, dialog[open], :popover-open') !== null;
