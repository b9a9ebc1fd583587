'use client';

import { toast } from '@payloadcms/ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { fileCountSentence, withSentences } from './failed-saves.ts';

/** Lets forms tell failures in sentences of the editor's language, whose texts Payload takes from the browser or has in English alone. */
export function PlainFailures({ children }: { children: ReactNode }) {
  const language = useEditorLanguage();
  // Before the first effects, in which forms ask for preferences.
  useLayoutEffect(() => {
    const { fetch } = window;
    const { error, success } = toast;
    window.fetch = withSentences(fetch, language);
    toast.error = (text, options) => error(fileCountSentence(text, language) ?? text, options);
    toast.success = (text, options) => success(fileCountSentence(text, language) ?? text, options);
    return () => {
      window.fetch = fetch;
      Object.assign(toast, { error, success });
    };
  }, [language]);
  return children;
}
