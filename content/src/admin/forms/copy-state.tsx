'use client';

import { useAllFormFields, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Loose } from '../../values/untyped-values.ts';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { formatTime } from '../leads/format-date.ts';
import { copyTexts } from './copy-texts.ts';
import { copyKey, deleteCopy, storeCopy } from './local-copies.ts';
import { useCopiedForm } from './use-copied-form.ts';
import './forms.css';

/** Time without a change after which the form is copied, ms. */
const pauseMs = 1000;

type State = { kind: 'kept' | 'saved' | 'stored' | 'published'; at: string } | { kind: 'failed' } | null;

/** Keeps a copy of the unsaved form in the browser until it is saved, and says so beside the buttons that save it. */
export function CopyState() {
  const form = useCopiedForm();
  // The key resets the state when the document or language changes, so that the copy of one is never stored under the key of another.
  return form && <StateOf key={copyKey(form)} copied={copyKey(form)} />;
}

function StateOf({ copied }: { copied: string }) {
  const { savedDocumentData: saved } = useDocumentInfo();
  const { getData } = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const [state, setState] = useState<State>(null);
  const seen = useRef(saved);
  const base = useRef<Loose | null>(null);
  const language = useEditorLanguage();
  const t = copyTexts[language];

  const keep = useEffectEvent(() => {
    if (!isModified) return;
    const keptAt = new Date().toISOString();
    const copy = {
      values: getData(),
      keptAt,
      basedOn: savedAt(saved),
      base: saved?.id === undefined ? null : base.current,
    };
    setState(storeCopy(localStorage, copied, copy) ? { kind: 'kept', at: keptAt } : { kind: 'failed' });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: Each change of a field restarts the pause.
  useEffect(() => {
    if (!isModified) {
      base.current = getData();
      return;
    }
    const timer = setTimeout(() => keep(), pauseMs);
    return () => clearTimeout(timer);
  }, [fields, isModified]);

  useEffect(() => {
    const keepAtOnce = () => keep();
    window.addEventListener('pagehide', keepAtOnce);
    return () => window.removeEventListener('pagehide', keepAtOnce);
  }, []);

  useEffect(() => {
    if (seen.current === saved) return;
    seen.current = saved;
    deleteCopy(localStorage, copied);
    setState({ kind: kindOf(saved?._status), at: savedAt(saved) ?? new Date().toISOString() });
  }, [saved, copied]);

  if (!state) return null;
  return (
    <p role="status" className="copy-state" data-state={state.kind}>
      {state.kind === 'failed' ? t.failed : t[state.kind](formatTime(language, state.at))}
    </p>
  );
}

const kindOf = (status: unknown) => (status === 'published' ? 'published' : status === 'draft' ? 'saved' : 'stored');

/** Returns the time at which a document was saved last, ISO 8601; null for a new one. */
export const savedAt = (document: { updatedAt?: unknown } | undefined): string | null =>
  typeof document?.updatedAt === 'string' ? document.updatedAt : null;
