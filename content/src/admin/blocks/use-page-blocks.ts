import { useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';
import { schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import { isLocale, type Locale } from '@vitrine/contract/locale.ts';
import type { BlockAction } from '@vitrine/contract/preview-messages.ts';
import type { FormState } from 'payload';
import { useCallback } from 'react';
import { awaitField, nextFrame } from '../forms/awaited-field.ts';
import { useOngoingSave } from '../forms/use-ongoing-save.ts';
import { openRow } from '../preview/open-row.ts';
import { blockFormState, type Values } from './block-form-state.ts';
import { copiedBlock, copyIds, savedRowIds } from './copied-values.ts';
import { pageVariants, shownBlocks } from './shown-blocks.ts';

/** An action that changes a block of the form; the others open the picker, or copy. */
export type BlockChange = Exclude<
  BlockAction,
  'add-before' | 'add-after' | 'copy' | 'duplicate' | 'save-reusable' | 'detach'
>;

/** Maximum number of frames for which a new row is awaited, which comes from no server; a page of many blocks takes seconds on a slow machine. */
const maxFrames = 600;

/** Returns the functions that change the blocks of a page in Payload's form. */
export function usePageBlocks() {
  const { addFieldRow, dispatchFields, getData, getFields, moveFieldRow, removeFieldRow, setModified } = useForm();
  const { config } = useConfig();
  const { saveEnd } = useOngoingSave();

  const { savedDocumentData } = useDocumentInfo();

  const list = useCallback(() => shownBlocks(getFields()), [getFields]);
  const rows = useCallback(() => getFields()[list()]?.rows ?? [], [getFields, list]);

  /** Returns the values of a block in the shape of the document. */
  const valuesAt = useCallback(
    (index: number): Values | undefined => {
      const [first = '', ...more] = list().split('.');
      const blocks = more.reduce<unknown>((values, name) => propertyOf(values, name), getData()[first]);
      // The form has objects in its lists of blocks.
      return Array.isArray(blocks) ? (blocks[index] as Values | undefined) : undefined;
    },
    [getData, list],
  );

  const expand = useCallback(
    (index: number) => {
      const updatedRows = rows().map((row, at) => (at === index ? { ...row, collapsed: false } : row));
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list(), updatedRows });
    },
    [rows, list, dispatchFields],
  );

  const setValue = useCallback(
    (path: string, value: unknown) => {
      dispatchFields({ type: 'UPDATE', path, value });
      setModified(true);
    },
    [dispatchFields, setModified],
  );

  const change = useCallback(
    (action: BlockChange, index: number) => {
      const path = list();
      switch (action) {
        case 'move-up':
        case 'move-down': {
          const to = index + (action === 'move-up' ? -1 : 1);
          if (to >= 0 && to < rows().length) moveFieldRow({ path, moveFromIndex: index, moveToIndex: to });
          return;
        }
        case 'remove':
          removeFieldRow({ path, rowIndex: index });
          return;
        case 'toggle-hidden': {
          const mark = `${path}.${index}.params.is_hidden`;
          setValue(mark, getFields()[mark]?.value !== true);
          return;
        }
        case 'next-scheme': {
          const scheme = `${path}.${index}.params.color_scheme`;
          setValue(scheme, nextScheme(getFields()[scheme]?.value));
        }
      }
    },
    [list, rows, moveFieldRow, removeFieldRow, setValue, getFields],
  );

  /** Adds blocks in the form of Payload's documents to the list that is shown or to another one, the first at `index`. */
  const insert = useCallback(
    (index: number, blocks: readonly Values[], { into, ...options }: InsertOptions = {}) => {
      const path = into ?? list();
      for (const [offset, values] of blocks.entries()) {
        const blockType = String(values.blockType);
        const subFieldState: FormState = blockFormState(values, config.blocksMap, options);
        addFieldRow({ blockType, path, rowIndex: index + offset, schemaPath: schemaPathOf(path), subFieldState });
      }
    },
    [list, addFieldRow, config],
  );

  const duplicate = useCallback(
    (index: number) => {
      const values = valuesAt(index);
      if (values) insert(index + 1, [copiedBlock(values, savedRowIds(savedDocumentData))], { idOf: copyIds() });
    },
    [valuesAt, insert, savedDocumentData],
  );

  /** Puts a block in the place of another one, after a save that is under way. */
  const replace = useCallback(
    async (index: number, values: Values, options?: InsertOptions) => {
      const path = list();
      await saveEnd();
      removeFieldRow({ path, rowIndex: index });
      insert(index, [values], { into: path, ...options });
    },
    [list, saveEnd, removeFieldRow, insert],
  );

  /**
   * Adds one block, after a save that is under way, and opens its form, unless the signal (`awaitField`) is aborted
   * meanwhile.
   */
  const insertOpen = useCallback(
    async (
      index: number,
      values: Values,
      { signal = awaitField(), ...options }: InsertOptions & { signal?: AbortSignal } = {},
    ) => {
      const path = list();
      await saveEnd();
      const count = rows().length;
      insert(index, [values], { into: path, ...options });
      // The form knows the new row once React has rendered it.
      for (let frame = 0; frame < maxFrames && rows().length === count; frame += 1) await nextFrame();
      if (rows().length === count) return;
      await openRow({ list: list(), index, expand, signal });
    },
    [list, rows, saveEnd, insert, expand],
  );

  return { rows, valuesAt, change, duplicate, expand, insert, insertOpen, replace, setValue };
}

type InsertOptions = Parameters<typeof blockFormState>[2] & {
  /** Path of the list; by default the one that the form shows. */
  into?: string;
};

const propertyOf = (values: unknown, name: string): unknown =>
  // The condition proves that the value is an object.
  typeof values === 'object' && values !== null ? (values as Values)[name] : undefined;

/** Returns the path of a list of blocks in the configuration, which has no indexes. */
const schemaPathOf = (path: string): string =>
  path.startsWith(`${pageVariants}.`) ? path.replace(/\.\d+\./, '.') : path;

const nextScheme = (current: unknown): string => {
  const at = schemeNames.findIndex((name) => name === (current ?? schemeNames[0]));
  return schemeNames[(at + 1) % schemeNames.length] ?? schemeNames[0];
};

/** Returns the language in which the editor reads the admin. */
export function useEditorLanguage(): Locale {
  const { i18n } = useTranslation();
  return isLocale(i18n.language) ? i18n.language : 'fr';
}
