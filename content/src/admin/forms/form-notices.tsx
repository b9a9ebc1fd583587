'use client';

import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { formTexts } from './form-texts.ts';
import { SaveSummary } from './save-summary.tsx';
import { UnsavedCopy } from './unsaved-copy.tsx';
import { useCreatedForm } from './use-created-form.ts';
import { useLoadingRows } from './use-loading-rows.ts';
import { useUnsentChanges } from './use-unsent-changes.ts';
import { useUntitledName } from './use-untitled-name.ts';

/** Shows above the form of a document why it was not saved, the changes that were lost with an earlier form, and what the asterisks mean. */
export function FormNotices({ keepsCopy }: { keepsCopy: boolean }) {
  const t = formTexts[useEditorLanguage()];
  useCreatedForm();
  useUntitledName();
  useUnsentChanges();
  useLoadingRows();
  return (
    <div className="form-notices">
      <SaveSummary />
      {keepsCopy && <UnsavedCopy />}
      <p className="form-hint">{t.requiredMark}</p>
    </div>
  );
}
