'use client';

import {
  PublishButton,
  toast,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { isLocale } from '@vitrine/contract/locale.ts';
import { reduceFieldsToValues } from 'payload/shared';
import { type MouseEvent, useRef, useState } from 'react';
import type { PublishCheck } from '../../collections/publish-check/check-form.ts';
import { CheckDialog } from './check-dialog.tsx';
import { fetchCheck } from './fetch-check.ts';
import { publishTexts } from './publish-texts.ts';
import { useFieldFromAddress } from './reveal-field.ts';

/** Id of the button that Payload's component renders. */
const buttonId = 'action-save';

/**
 * Payload's button to publish a page or an article, which first shows what the editor may want to correct. A document without issues is
 * published at once, and so is one that cannot be checked.
 */
export function CheckedPublishButton() {
  const { id, collectionSlug = '' } = useDocumentInfo();
  const { formRef, getFields } = useForm();
  const isProcessing = useFormProcessing();
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const t = publishTexts[language];
  const locale = isLocale(code) ? code : 'fr';
  const isChecked = useRef(false);
  const isChecking = useRef(false);
  const [check, setCheck] = useState<PublishCheck | null>(null);
  useFieldFromAddress();

  const publish = () => {
    setCheck(null);
    const button = formRef.current?.querySelector<HTMLButtonElement>(`#${buttonId}`);
    // Meanwhile the form may have been closed, or saved by the keyboard.
    if (!button || button.disabled) return void toast.error(t.notPublished);
    isChecked.current = true;
    button.click();
    isChecked.current = false;
  };
  const checkFirst = async (event: MouseEvent) => {
    const isButton = event.target instanceof Element && event.target.closest(`#${buttonId}`) !== null;
    if (!isButton || isChecked.current) return;
    event.preventDefault();
    event.stopPropagation();
    // A second submission would replace what is typed after the answer to the first.
    if (isChecking.current || isProcessing) return;
    isChecking.current = true;
    const values = reduceFieldsToValues(getFields(), true);
    const { current: form } = formRef;
    const { activeElement } = document;
    const notice = toast.loading(t.checking);
    // Text that the editor types during the check would be published unchecked.
    form.inert = true;
    const found = await fetchCheck({ collection: collectionSlug, id: id ?? null, locale, values });
    form.inert = false;
    // An inert form loses the focus, and the dialog gives it back to where it finds it.
    if (document.activeElement === document.body && activeElement instanceof HTMLElement) activeElement.focus();
    toast.dismiss(notice);
    isChecking.current = false;
    if (formRef.current && found && found.issues.length > 0) setCheck(found);
    else publish();
  };
  return (
    <div className="checked-publish" onClickCapture={checkFirst}>
      <PublishButton />
      {check && (
        <CheckDialog
          check={check}
          language={language}
          locale={locale}
          onPublish={publish}
          onClose={() => setCheck(null)}
        />
      )}
    </div>
  );
}
