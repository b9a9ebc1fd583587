import { useAllFormFields, useConfig, useForm, useLivePreviewContext } from '@payloadcms/ui';
import {
  type BlockAction,
  blockActionMessage,
  blockClicked,
  type EditedBlockState,
  type EditedVariant,
  type EditorState,
  editorStateMessage,
  formMessage,
  type HistoryStep,
  historyStepMessage,
  isBlockAction,
  isHistoryStep,
  type PicturePlace,
  pictureMessage,
  readMessage,
  showBlock,
  variantChosen,
} from '@vitrine/contract/preview-messages.ts';
import type { FormState } from 'payload';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { reusableBlockSlug } from '../../blocks/reusable-block-slug.ts';
import { rowIndexOf } from '../blocks/row-elements.ts';
import { pageVariants, shownBlocks, showVariant, useShownVariant } from '../blocks/shown-blocks.ts';
import { awaitField, stopAwaiting } from '../forms/awaited-field.ts';
import { picturePlaces } from '../pictures/block-pictures.ts';
import type { PictureRequest } from '../pictures/use-picture-change.ts';
import { openRow } from './open-row.ts';
import './page-preview.css';

/** Messages about what the editor presses in the preview, where a field of the form is not to take the focus afterwards. */
const pressed: readonly unknown[] = [blockActionMessage, historyStepMessage, pictureMessage, variantChosen];

interface PreviewOptions extends Pick<EditorState, 'language' | 'canUndo' | 'canRedo'> {
  /** Returns the name of a block type, in the editor's language. */
  labelOf: (blockType: string) => string;
  /** Called when a button over a block is pressed; `index` is -1 for a block that the form does not have. */
  onAction: (action: BlockAction, index: number) => void;
  onStep: (step: HistoryStep) => void;
  /** Called when a file is dropped on a block, or the button for its picture is pressed. */
  onPicture: (request: PictureRequest) => void;
  /** Expands the form of the block at this index. */
  expand: (index: number) => void;
}

/**
 * Connects the form with its live preview. A click on a block in the preview opens its form; the preview shows the block whose form has the
 * focus, and the state of the form; buttons over a block are reported to `onAction`, its pictures to `onPicture`.
 */
export function usePagePreview(options: PreviewOptions): void {
  const { iframeRef, url } = useLivePreviewContext();
  const { getFields } = useForm();
  const [fields] = useAllFormFields();
  const [readyCount, setReadyCount] = useState(0);
  const origin = useMemo(() => (url ? new URL(url).origin : null), [url]);
  const { language, canUndo, canRedo, labelOf, onAction, onStep, onPicture, expand } = options;
  const { config } = useConfig();
  const shown = useShownVariant();
  const placesOf = (of: FormState, at: string): PicturePlace[] =>
    picturePlaces({ fields: of, at, blocks: config.blocksMap, language });
  const state = JSON.stringify({
    language,
    canUndo,
    canRedo,
    blocks: blockStates(fields, { labelOf, placesOf }),
    variants: variantsOf(fields),
    variant: shown === null ? null : (variantsOf(fields)[shown]?.key ?? null),
  } satisfies EditorState);

  const rows = () => getFields()[shownBlocks(getFields())]?.rows ?? [];

  const read = useEffectEvent((data: unknown, signal: AbortSignal) => {
    const type = readMessage(data, 'type');
    const index = rows().findIndex(({ id }) => id === readMessage(data, 'id'));
    if (type === formMessage && readMessage(data, 'ready') === true) setReadyCount((count) => count + 1);
    if (pressed.includes(type)) stopAwaiting();
    if (type === blockClicked && index >= 0) {
      void openRow({ list: shownBlocks(getFields()), index, expand, signal: awaitField(signal) });
    }
    const action = readMessage(data, 'action');
    if (type === blockActionMessage && isBlockAction(action)) onAction(action, index);
    const step = readMessage(data, 'step');
    if (type === historyStepMessage && isHistoryStep(step)) onStep(step);
    if (type === pictureMessage && index >= 0) {
      const block = `${shownBlocks(getFields())}.${index}`;
      const [picture, file] = [readMessage(data, 'picture'), readMessage(data, 'file')];
      onPicture({
        ...{ block, places: placesOf(getFields(), block) },
        place: typeof picture === 'string' ? picture : null,
        file: file instanceof File ? file : null,
      });
    }
    if (type === variantChosen) {
      const at = variantsOf(getFields()).findIndex(({ key }) => key === readMessage(data, 'key'));
      showVariant(getFields()[pageVariants]?.rows?.[at]?.id ?? null);
    }
  });

  useEffect(() => {
    if (origin === null) return;
    const stop = new AbortController();
    const receive = (message: MessageEvent) => {
      if (message.origin !== origin || message.source !== iframeRef.current?.contentWindow) return;
      read(message.data, stop.signal);
    };
    const show = ({ target }: FocusEvent) => {
      const list = shownBlocks(getFields());
      const index = target instanceof Element ? rowIndexOf(list, target) : null;
      const id = index === null ? undefined : getFields()[list]?.rows?.[index]?.id;
      if (id !== undefined) iframeRef.current?.contentWindow?.postMessage({ type: showBlock, id }, origin);
    };
    window.addEventListener('message', receive, { signal: stop.signal });
    document.addEventListener('focusin', show, { signal: stop.signal });
    return () => stop.abort();
  }, [origin, iframeRef, getFields]);

  useEffect(() => {
    if (origin === null || readyCount === 0) return;
    iframeRef.current?.contentWindow?.postMessage({ type: editorStateMessage, ...JSON.parse(state) }, origin);
  }, [origin, iframeRef, readyCount, state]);
}

interface BlockFacts extends Pick<PreviewOptions, 'labelOf'> {
  /** Returns the places for pictures of the block at a path. */
  placesOf: (fields: FormState, at: string) => PicturePlace[];
}

/** Returns what the preview shows of the blocks of the form. */
function blockStates(fields: FormState, { labelOf, placesOf }: BlockFacts): EditedBlockState[] {
  const isSet = (path: string) => fields[path]?.value === true;
  const list = shownBlocks(fields);
  return (fields[list]?.rows ?? []).map(({ id, blockType = '' }, index) => ({
    id,
    label: labelOf(blockType),
    isHidden: isSet(`${list}.${index}.params.is_hidden`),
    isSample: isSet(`${list}.${index}.params.is_sample`),
    isReusable: blockType === reusableBlockSlug,
    pictures: placesOf(fields, `${list}.${index}`),
  }));
}

const variantsOf = (fields: FormState): EditedVariant[] =>
  (fields[pageVariants]?.rows ?? []).map((_, index) => ({
    key: String(fields[`${pageVariants}.${index}.key`]?.value ?? ''),
    name: String(fields[`${pageVariants}.${index}.name`]?.value ?? ''),
  }));
