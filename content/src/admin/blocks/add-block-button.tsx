'use client';

import { Button, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { sendRequest } from './compose-requests.ts';
import { composeTexts } from './compose-texts.ts';
import { shownBlocks } from './shown-blocks.ts';
import { TemplateChoice } from './template-choice.tsx';
import { useEditorLanguage } from './use-page-blocks.ts';
import './add-block-button.css';

/**
 * Shows the button after a list of blocks that opens the picker, in place of Payload's own, and the templates on an empty page; nothing
 * in the trash.
 */
export function AddBlockButton() {
  const { isTrashed } = useDocumentInfo();
  const { getFields } = useForm();
  const language = useEditorLanguage();
  const isEmpty = useFormFields(([fields]) => (fields[shownBlocks(fields)]?.rows ?? []).length === 0);
  if (isTrashed) return null;
  return (
    <>
      {isEmpty && <TemplateChoice language={language} />}
      <Button
        buttonStyle="icon-label"
        icon="plus"
        iconPosition="left"
        iconStyle="with-border"
        onClick={() => sendRequest('picker', getFields()[shownBlocks(getFields())]?.rows?.length ?? 0)}
      >
        {composeTexts[language].addBlock}
      </Button>
    </>
  );
}
