import { useEffect } from 'react';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { leaveTexts } from './leave-texts.ts';

/** Asks before the browser or a link leaves a form of a custom view with unsaved changes, as Payload does for its own forms. */
export function useLeaveWarning(isChanged: boolean): void {
  const question = leaveTexts[useEditorLanguage()].leave;
  useEffect(() => {
    if (!isChanged) return;
    const stop = new AbortController();
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: stop.signal });
    const askAtLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const isLeaving =
        link instanceof HTMLAnchorElement && link.target !== '_blank' && !event.ctrlKey && !event.metaKey;
      if (!isLeaving || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', askAtLink, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [isChanged, question]);
}
