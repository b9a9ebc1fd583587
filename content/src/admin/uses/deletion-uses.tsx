'use client';

import { useDocumentInfo, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { UsedCollection } from '../../collections/document-uses.ts';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { DeleteAnyway } from './delete-anyway.tsx';
import { useDocumentUses } from './use-document-uses.ts';
import { UsesList } from './uses-list.tsx';
import { usesTexts } from './uses-texts.ts';
import './uses.css';

/** Collections whose used documents the server refuses to delete; the button of Payload's dialog is then hidden. */
const refusing: readonly UsedCollection[] = ['media', 'reusable-blocks'];

/**
 * Lists the documents that use a document inside Payload's delete dialog, through a portal, because Payload lets no other dialog take its
 * place.
 */
export function DeletionUses() {
  const { id, collectionSlug } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const dialogId = `delete-${id}`;
  const isOpen = id !== undefined && isModalOpen(dialogId);
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const dialog = isOpen ? document.getElementById(dialogId) : null;
    setPlace(dialog?.querySelector('.confirmation-modal__content') ?? null);
  }, [isOpen, dialogId]);
  if (!isOpen || !place || id === undefined) return null;
  // Only the configurations of these collections render this component.
  return createPortal(<UsesBeforeDeletion id={id} collection={collectionSlug as UsedCollection} />, place);
}

function UsesBeforeDeletion({ id, collection }: { id: number | string; collection: UsedCollection }) {
  const language = useEditorLanguage();
  const t = usesTexts[language];
  const found = useDocumentUses(collection, id);
  const isFound = found !== null && found !== 'failed';
  const isUsed = isFound && found.total > 0;
  return (
    <section
      className="uses"
      aria-live="polite"
      data-refuses-deletion={(isUsed && refusing.includes(collection)) || undefined}
    >
      {found === null && <p>{t.loading}</p>}
      {found === 'failed' && <p>{t.failed}</p>}
      {isFound && !isUsed && <p>{t.none}</p>}
      {isUsed && (
        <>
          <h2>{t.heading(found.total)}</h2>
          <UsesList found={found} language={language} />
          <p>{t.outcome[collection]}</p>
        </>
      )}
      {t.always[collection] && <p>{t.always[collection]}</p>}
      {isUsed && collection === 'media' && <DeleteAnyway id={id} language={language} />}
    </section>
  );
}
