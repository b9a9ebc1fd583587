'use client';

import { toast, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { type BlockAction, historyStepOf } from '@vitrine/contract/preview-messages.ts';
import type { FormState } from 'payload';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { reusableBlockSlug } from '../../blocks/reusable-block-slug.ts';
import { awaitField, stopAwaiting } from '../forms/awaited-field.ts';
import { useOngoingSave } from '../forms/use-ongoing-save.ts';
import { PictureDialog } from '../pictures/picture-dialog.tsx';
import { useDropGuard } from '../pictures/use-drop-guard.ts';
import { usePictureChange } from '../pictures/use-picture-change.ts';
import { usePagePreview } from '../preview/use-page-preview.ts';
import type { BlockChoice } from './block-choice.ts';
import type { Values } from './block-form-state.ts';
import { BlockPicker } from './block-picker.tsx';
import { onRequest } from './compose-requests.ts';
import { composeTexts } from './compose-texts.ts';
import { fetchSamples } from './fetch-samples.ts';
import { HistoryButtons } from './history-buttons.tsx';
import { reusableTexts } from './reusable-texts.ts';
import { focusRowMenu } from './row-elements.ts';
import { type AddedEntry, replaceRowMenu } from './row-menu.ts';
import { changedSamples } from './sample-mark.ts';
import { SaveReusableDialog } from './save-reusable-dialog.tsx';
import { shownBlocks } from './shown-blocks.ts';
import { UnpublishedSamples } from './unpublished-samples.tsx';
import { useBlockClipboard } from './use-block-clipboard.ts';
import { useFormHistory } from './use-form-history.ts';
import { useEditorLanguage, usePageBlocks } from './use-page-blocks.ts';
import { useReusableActions } from './use-reusable-actions.ts';

interface Props {
  /** The blocks that a page may hold. */
  choices: readonly BlockChoice[];
}

/** Shows undo and redo, and composes the page's blocks from the form, the picker and the live preview. */
export function PageComposer(props: Props) {
  const { id } = useDocumentInfo();
  const { code } = useLocale();
  // The history of one language or document must not be restored in another.
  return <ComposedForm key={`${id} ${code}`} {...props} />;
}

function ComposedForm({ choices }: Props) {
  const { code: locale } = useLocale();
  const { getData, getFields } = useForm();
  const language = useEditorLanguage();
  const t = composeTexts[language];
  /** Index at which the picker adds a block; null while it is closed. */
  const [pickerIndex, setPickerIndex] = useState<number | null>(null);
  const openPicker = (index: number) => {
    // A block that is still opening its form leaves the focus to the picker, and to the button that opened it afterwards.
    stopAwaiting();
    setPickerIndex(index);
  };
  const { rows, change, duplicate, expand, insert, insertOpen, replace, setValue, valuesAt } = usePageBlocks();
  const { isSaving, saveEnd } = useOngoingSave();
  const reusable = useReusableActions({ replace, valuesAt }, language);
  const changing = usePictureChange(language, setValue);
  useDropGuard();
  const [savedIndex, setSavedIndex] = useState<number | null>(null);

  const clearMarks = useCallback(
    (before: FormState, after: FormState) => {
      for (const path of changedSamples(shownBlocks(after), before, after)) setValue(path, false);
    },
    [setValue],
  );
  const history = useFormHistory(clearMarks);

  const labelOf = (type: string) =>
    type === reusableBlockSlug ? t.reusable : choices.find((choice) => type === choice.type)?.label[language];
  const clipboard = useBlockClipboard({ language, labelOf, insertOpen, valuesAt });

  const act = (action: BlockAction | 'paste-after', index: number) => {
    if (action === 'add-before') return openPicker(Math.max(index, 0));
    if (action === 'add-after') return openPicker(index < 0 ? rows().length : index + 1);
    if (index < 0) return;
    if (action === 'copy') return clipboard.copy(index);
    if (isSaving) return;
    if (action === 'paste-after') return void clipboard.paste(index + 1);
    if (action === 'duplicate') return duplicate(index);
    if (action === 'save-reusable') return setSavedIndex(index);
    if (action === 'detach') return void reusable.detach(index);
    change(action, index);
  };

  usePagePreview({
    language,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    labelOf: (type) => labelOf(type) ?? type,
    onAction: act,
    onStep: history.step,
    onPicture: changing.open,
    expand,
  });

  const load = (name: string) => fetchSamples({ name, locale, site: getData().site });
  const adding = useRef(Promise.resolve());
  const choose = (type: string, at: number) => {
    const index = at < rows().length ? at : null;
    const signal = awaitField();
    const notice = toast.loading(t.adding(labelOf(type) ?? type));
    const loading = load(type);
    const add = async () => {
      const [sample] = await loading;
      toast.dismiss(notice);
      if (!sample) toast.info(t.withoutSample);
      else if (isSample(sample)) toast.success(t.sampleAdded);
      // Blocks that were chosen earlier may have been added to the end in the meantime, so the index is read now.
      await insertOpen(index ?? rows().length, sample ?? { blockType: type }, { signal });
    };
    adding.current = adding.current.then(add).catch(console.error);
  };
  const isFilling = useRef(false);
  const fillFrom = async (template: string) => {
    if (isFilling.current) return;
    isFilling.current = true;
    const notice = toast.loading(t.addingTemplate);
    const samples = await load(template);
    toast.dismiss(notice);
    await saveEnd();
    isFilling.current = false;
    insert(rows().length, samples);
    if (samples.length > 0) toast.success(t.templateAdded);
    else toast.error(t.templateFailed);
  };

  const stepByKey = useEffectEvent((event: KeyboardEvent) => {
    const step = historyStepOf(event);
    // A dialog over the form has fields of its own.
    if (!step || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    history.step(step);
  });
  const openByRequest = useEffectEvent(openPicker);
  const fillByRequest = useEffectEvent(fillFrom);
  const actByMenu = useEffectEvent(act);
  const entryOf = useEffectEvent((index: number): AddedEntry => {
    const action = valuesAt(index)?.blockType === reusableBlockSlug ? 'detach' : 'save-reusable';
    return { action, label: reusableTexts[language][action === 'detach' ? 'detach' : 'save'] };
  });

  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('keydown', (event) => stepByKey(event), { signal: stop.signal });
    onRequest('picker', (index) => openByRequest(index), stop.signal);
    onRequest('template', (id) => void fillByRequest(id), stop.signal);
    replaceRowMenu(
      () => shownBlocks(getFields()),
      { onAction: (action, index) => actByMenu(action, index), entryOf: (index) => entryOf(index) },
      stop.signal,
    );
    return () => stop.abort();
  }, [getFields]);

  return (
    <>
      <HistoryButtons {...history} language={language} />
      <UnpublishedSamples language={language} />
      <PictureDialog language={language} changing={changing} />
      {savedIndex !== null && (
        <SaveReusableDialog
          language={language}
          onSave={(name) => reusable.save(savedIndex, name)}
          onClose={() => {
            setSavedIndex(null);
            focusRowMenu(shownBlocks(getFields()), savedIndex);
          }}
        />
      )}
      {pickerIndex !== null && (
        <BlockPicker
          choices={choices}
          language={language}
          copiedLabel={clipboard.copiedLabel}
          onChoose={(type) => choose(type, pickerIndex)}
          onChooseReusable={(id) => void insertOpen(pickerIndex, { blockType: reusableBlockSlug, reusable: id })}
          onPaste={() => void clipboard.paste(pickerIndex)}
          onClose={() => setPickerIndex(null)}
        />
      )}
    </>
  );
}

const isSample = ({ params }: Values): boolean =>
  typeof params === 'object' && params !== null && 'is_sample' in params && params.is_sample === true;
