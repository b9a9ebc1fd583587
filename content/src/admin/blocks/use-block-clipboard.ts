import { toast, useConfig, useForm } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import { reusableBlockSlug } from '../../blocks/reusable-block-slug.ts';
import { awaitField } from '../forms/awaited-field.ts';
import { copyBlock, readCopiedBlock } from './block-clipboard.ts';
import { blockReferences } from './block-form-state.ts';
import { composeTexts } from './compose-texts.ts';
import { findAllowedReferences } from './find-allowed-references.ts';
import type { usePageBlocks } from './use-page-blocks.ts';

interface ClipboardOptions extends Pick<ReturnType<typeof usePageBlocks>, 'insertOpen' | 'valuesAt'> {
  language: Locale;
  /** Returns the name of a block that a page may hold; undefined for other types. */
  labelOf: (type: string) => string | undefined;
}

/** Returns the functions that copy a block of the form, and paste one into it without documents of other sites. */
export function useBlockClipboard({ language, labelOf, insertOpen, valuesAt }: ClipboardOptions) {
  const { getData } = useForm();
  const { config } = useConfig();
  const t = composeTexts[language];
  const read = () => readCopiedBlock((type) => labelOf(type) !== undefined);

  return {
    /** Returns the name of the copied block; null when there is none. */
    copiedLabel: (): string | null => labelOf(read()?.blockType ?? '') ?? null,
    copy(index: number) {
      const values = valuesAt(index);
      if (!values) return;
      if (copyBlock(values)) toast.success(t.copied(labelOf(String(values.blockType)) ?? ''));
      else toast.error(t.notCopied);
    },
    async paste(index: number): Promise<void> {
      const values = read();
      if (!values) return void toast.info(t.nothingCopied);
      const signal = awaitField();
      const references = blockReferences(values, config.blocksMap);
      const isAllowed = await findAllowedReferences(references, getData().site);
      const dropped = references.filter(([collection, id]) => !isAllowed(collection, id)).length;
      if (values.blockType === reusableBlockSlug && dropped > 0) return void toast.error(t.reusableOfOther);
      if (dropped === 0) toast.success(t.pasted);
      else toast.info(t.pastedWithout(dropped));
      await insertOpen(index, values, { mayReference: isAllowed, signal });
    },
  };
}
