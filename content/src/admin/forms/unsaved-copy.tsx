'use client';

import { Button, toast, useDocumentInfo, useForm } from '@payloadcms/ui';
import { isLocale, type Locale, locales } from '@vitrine/contract/locale.ts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { formatDateTime } from '../leads/format-date.ts';
import { ConflictChoices } from './conflict-choices.tsx';
import { savedAt } from './copy-state.tsx';
import { copyTexts } from './copy-texts.ts';
import {
  type CopiedForm,
  copyKey,
  deleteCopy,
  deleteOldCopies,
  editableValues,
  isSameForm,
  type LocalCopy,
  readCopy,
  storeCopy,
} from './local-copies.ts';
import { mergeForms, type Side } from './merge-forms.ts';
import { useCopiedForm } from './use-copied-form.ts';
import { useResetForm } from './use-reset-form.ts';
import './forms.css';

/** Offers the changes of a form that were lost when it was closed, and are kept in the browser. */
export function UnsavedCopy() {
  const form = useCopiedForm();
  if (!form) return null;
  const key = copyKey(form);
  return (
    <>
      <Offer key={key} copied={key} />
      {form.id === null && isLocale(form.locale) && <OtherText key={`other ${key}`} form={form} locale={form.locale} />}
    </>
  );
}

/** Links back to the text of a new document in the other language, which the form drops when its language is changed. */
function OtherText({ form, locale }: { form: CopiedForm; locale: Locale }) {
  const language = useEditorLanguage();
  const titleId = useId();
  const [isKept, setIsKept] = useState(false);
  const other = locales.find((each) => each !== locale) ?? locale;
  const key = copyKey({ ...form, locale: other });
  useEffect(() => setIsKept([key, offeredKey(key)].some((each) => readCopy(localStorage, each) !== null)), [key]);
  if (!isKept) return null;
  const t = copyTexts[language].otherText[locale];
  return (
    <section className="unsaved-copy" aria-labelledby={titleId}>
      <div role="status">
        <h2 id={titleId}>{t.title}</h2>
        <p>{t.hint}</p>
      </div>
      <div className="unsaved-copy__buttons">
        <Button el="anchor" url={`?locale=${other}`} size="small" margin={false}>
          {t.back}
        </Button>
      </div>
    </section>
  );
}

/**
 * Returns the key of a copy while it is offered to the editor: the form may store new text under the original key before the editor
 * decides.
 */
const offeredKey = (key: string): string => `${key}/offered`;

function Offer({ copied }: { copied: string }) {
  const { savedDocumentData: saved } = useDocumentInfo();
  const { formRef, getData, setModified } = useForm();
  const reset = useResetForm();
  const [copy, setCopy] = useState<LocalCopy | null>(null);
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const [isResuming, setIsResuming] = useState(false);
  const language = useEditorLanguage();
  const titleId = useId();
  const t = copyTexts[language];
  const offered = offeredKey(copied);

  const find = useEffectEvent(() => {
    deleteOldCopies(localStorage, new Date());
    const last = readCopy(localStorage, copied);
    if (last) {
      storeCopy(localStorage, offered, last);
      deleteCopy(localStorage, copied);
    }
    const found = readCopy(localStorage, offered);
    if (found && !isSameForm(found.values, getData())) setCopy(found);
    else deleteCopy(localStorage, offered);
  });
  useEffect(() => find(), []);

  // The answer of the server replaces the whole form: what is entered before it comes would be lost.
  useEffect(() => {
    const { current } = formRef;
    if (!isResuming || !current) return;
    current.inert = true;
    return () => {
      current.inert = false;
    };
  }, [isResuming, formRef]);

  if (!copy) return null;
  const close = () => {
    deleteCopy(localStorage, offered);
    setCopy(null);
  };
  const isChanged = copy.basedOn !== savedAt(saved);
  const { base, values: mine } = copy;
  const merged = isChanged && base ? mergeForms({ base, mine, theirs: editableValues(getData()) }, choices) : null;
  const resume = async () => {
    setIsResuming(true);
    const isReset = await reset({ ...getData(), ...(merged?.values ?? mine) });
    setIsResuming(false);
    if (!isReset) return void toast.error(t.notResumed);
    setModified(true);
    close();
    toast.success(t.resumed);
  };
  return (
    <section className="unsaved-copy" aria-labelledby={titleId}>
      <div role="status">
        <h2 id={titleId}>{t.title}</h2>
        <p>{t.offer(formatDateTime(language, copy.keptAt))}</p>
        {isChanged && <p>{merged ? t.merged : t.changedSince}</p>}
      </div>
      {merged && merged.conflicts.length > 0 && (
        <ConflictChoices
          {...{ language, merged, choices }}
          onChoose={(path, side) => setChoices({ ...choices, [path]: side })}
        />
      )}
      <div className="unsaved-copy__buttons">
        <Button size="small" margin={false} disabled={isResuming} onClick={() => void resume()}>
          {t.resume}
        </Button>
        <Button buttonStyle="secondary" size="small" margin={false} disabled={isResuming} onClick={close}>
          {t.discard}
        </Button>
      </div>
    </section>
  );
}
