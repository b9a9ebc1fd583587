'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useId } from 'react';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { useDocumentUses } from './use-document-uses.ts';
import { UsesList } from './uses-list.tsx';
import { usesTexts } from './uses-texts.ts';
import './uses.css';

/** Lists the documents that show a file or a reusable block. A new one has none. */
export function UsedBy() {
  const { id, collectionSlug } = useDocumentInfo();
  const language = useEditorLanguage();
  const t = usesTexts[language];
  const found = useDocumentUses(collectionSlug === 'media' ? 'media' : 'reusable-blocks', id);
  const titleId = useId();
  if (id === undefined) return null;
  return (
    <section className="field-type uses" aria-labelledby={titleId}>
      <h2 id={titleId}>{t.usedBy}</h2>
      {found === null && <p>{t.loading}</p>}
      {found === 'failed' && <p role="alert">{t.failed}</p>}
      {found !== null &&
        found !== 'failed' &&
        (found.total === 0 ? <p>{t.none}</p> : <UsesList {...{ found, language }} />)}
    </section>
  );
}
