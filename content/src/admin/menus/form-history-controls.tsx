'use client';

import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { historyStepOf } from '@vitrine/contract/preview-messages.ts';
import { useEffect, useEffectEvent } from 'react';
import { HistoryButtons } from '../blocks/history-buttons.tsx';
import { useFormHistory } from '../blocks/use-form-history.ts';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';

/** Shows undo and redo for a form other than that of a page. */
export function FormHistoryControls() {
  const { id } = useDocumentInfo();
  const { code } = useLocale();
  // The history of one language or document must not be restored in another.
  return <Controls key={`${id} ${code}`} />;
}

const noChange = () => undefined;

function Controls() {
  const history = useFormHistory(noChange);
  const language = useEditorLanguage();
  const stepByKey = useEffectEvent((event: KeyboardEvent) => {
    const step = historyStepOf(event);
    // Keys pressed in a dialog over the form belong to the dialog's own fields.
    if (!step || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    history.step(step);
  });
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('keydown', (event) => stepByKey(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return <HistoryButtons {...history} language={language} />;
}
