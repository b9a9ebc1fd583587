import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BulkEntry } from '../../collections/bulk/bulk-check.ts';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { type BulkTarget, changeDocument, fetchCheck } from './bulk-requests.ts';
import { bulkTexts } from './bulk-texts.ts';
import { type BulkReport, runBulk } from './run-bulk.ts';

/** State of an action on several documents: their check, the question, the changes one after another, and the report. */
export type BulkState =
  | { kind: 'checking' | 'failed' }
  | { kind: 'asking'; entries: readonly BulkEntry[] }
  | { kind: 'running'; finished: number; total: number }
  | { kind: 'done'; report: BulkReport };

/** Checks an action on several documents, and returns its state with the functions that run and stop it. */
export function useBulkAction(target: BulkTarget) {
  const language = useEditorLanguage();
  const { unavailable } = bulkTexts[language];
  const [state, setState] = useState<BulkState>({ kind: 'checking' });
  const [folder, setFolder] = useState<number | null>(null);
  const stop = useRef(new AbortController());

  const check = useEffectEvent(async (isCurrent: () => boolean) => {
    const entries = await fetchCheck({ ...target, folder }, language);
    if (isCurrent()) setState(entries ? { kind: 'asking', entries } : { kind: 'failed' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the check runs again when the folder changes.
  useEffect(() => {
    let isCurrent = true;
    void check(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [folder]);

  const chooseFolder = (chosen: number | null) => {
    setState({ kind: 'checking' });
    setFolder(chosen);
  };
  const run = async (entries: readonly BulkEntry[]) => {
    const total = entries.length;
    setState({ kind: 'running', finished: 0, total });
    const report = await runBulk({
      entries,
      send: (entry) => changeDocument(entry, { target, folder, unavailable, language }),
      onProgress: (finished) => setState({ kind: 'running', finished, total }),
      signal: stop.current.signal,
    });
    setState({ kind: 'done', report });
  };
  return { state, folder, chooseFolder, run, stop: () => stop.current.abort() };
}
