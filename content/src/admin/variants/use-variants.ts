import { useConfig, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { blockListState, leaf, newRowId, type Values } from '../blocks/block-form-state.ts';
import { copiedBlock, copyIds, savedRowIds } from '../blocks/copied-values.ts';
import { pageBlocks, pageVariants, showVariant, useShownVariant } from '../blocks/shown-blocks.ts';
import { usePageBlocks } from '../blocks/use-page-blocks.ts';
import { useOngoingSave } from '../forms/use-ongoing-save.ts';
import { variantKey } from './variant-key.ts';

/** A variant of the page as the form holds it. */
export interface FormVariant {
  rowId: string;
  key: string;
  name: string;
  color: string;
}

/**
 * Returns the variants in the form and the functions that change them, after a save that is under way; each change is
 * one undo step.
 */
export function useVariants() {
  const { addFieldRow, removeFieldRow, getData } = useForm();
  const { config } = useConfig();
  const { savedDocumentData } = useDocumentInfo();
  const { insert } = usePageBlocks();
  const { saveEnd } = useOngoingSave();
  const shown = useShownVariant();
  // The variants are selected as text, so that typing in another field does not render this component again.
  const written = useFormFields(([fields]) =>
    JSON.stringify(
      (fields[pageVariants]?.rows ?? []).map(({ id }, index): FormVariant => {
        const read = (name: string) => String(fields[`${pageVariants}.${index}.${name}`]?.value ?? '');
        return { rowId: id, key: read('key'), name: read('name'), color: read('color') };
      }),
    ),
  );
  // The text was written by the selector above.
  const variants = JSON.parse(written) as FormVariant[];

  /** Returns the blocks of the page, or of a variant, in the shape of the document. */
  const blocksOf = (index: number | null): Values[] => {
    const data = getData();
    const blocks = index === null ? data[pageBlocks] : data[pageVariants]?.[index]?.blocks;
    return Array.isArray(blocks) ? blocks : [];
  };
  const copies = (index: number | null) => {
    const saved = savedRowIds(savedDocumentData);
    return blocksOf(index).map((block) => copiedBlock(block, saved));
  };

  return {
    variants,
    shown,
    blocksOf,
    async create(name: string, color: string): Promise<void> {
      await saveEnd();
      const rowId = newRowId();
      const key = variantKey(
        name,
        variants.map((variant) => variant.key),
      );
      addFieldRow({
        path: pageVariants,
        schemaPath: pageVariants,
        rowIndex: variants.length,
        subFieldState: {
          ...{ id: leaf(rowId), key: leaf(key), name: leaf(name), color: leaf(color) },
          ...blockListState(copies(null), pageBlocks, config.blocksMap, { idOf: copyIds() }),
        },
      });
      showVariant(rowId);
    },
    async remove(index: number): Promise<void> {
      showVariant(null);
      await saveEnd();
      removeFieldRow({ path: pageVariants, rowIndex: index });
    },
    /** Replaces the blocks of the page with those of the variant, and removes the variant. */
    async replacePage(index: number): Promise<void> {
      showVariant(null);
      await saveEnd();
      const blocks = copies(index);
      for (let at = blocksOf(null).length - 1; at >= 0; at -= 1) removeFieldRow({ path: pageBlocks, rowIndex: at });
      insert(0, blocks, { into: pageBlocks, idOf: copyIds() });
      removeFieldRow({ path: pageVariants, rowIndex: index });
    },
  };
}
