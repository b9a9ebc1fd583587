import { toast, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import { writeCopySource } from '../../blocks/copied-block.ts';
import { reusableBlockSlug } from '../../blocks/reusable-block-slug.ts';
import type { Values } from './block-form-state.ts';
import { copyIds, savedRowIds } from './copied-values.ts';
import { reusableTexts } from './reusable-texts.ts';
import { shownBlocks } from './shown-blocks.ts';
import type { usePageBlocks } from './use-page-blocks.ts';

type Blocks = Pick<ReturnType<typeof usePageBlocks>, 'replace' | 'valuesAt'>;

/** Returns the functions that make a reusable block of a block of the page, and the other way round. Both are one step of undo. */
export function useReusableActions({ replace, valuesAt }: Blocks, language: Locale) {
  const { getData, getFields } = useForm();
  const { id: page, savedDocumentData } = useDocumentInfo();
  const { code: locale } = useLocale();
  const t = reusableTexts[language];

  /** Returns the index of a block, which may have moved during a request; -1 once the form no longer shows it. */
  const indexOf = ({ id }: Values): number => {
    const fields = getFields();
    return (fields[shownBlocks(fields)]?.rows ?? []).findIndex((row) => row.id === id);
  };

  return {
    /** Stores the block under a name and refers to it from the page; resolves to false when it could not be stored. */
    async save(index: number, name: string): Promise<boolean> {
      const values = valuesAt(index);
      if (!values) return false;
      const params = paramsOf(values);
      const saved = savedRowIds(savedDocumentData);
      const row = saved.has(values.id) ? values.id : params.copied_from;
      const source =
        typeof page === 'number' && typeof row === 'string' && saved.has(row)
          ? writeCopySource({ kind: 'page', id: page, row })
          : undefined;
      const block = { ...values, params: { ...params, is_hidden: false, copied_from: source } };
      const id = await store({ site: getData().site, name, blocks: [block] }, locale);
      if (id === null) {
        toast.error(t.failed);
        return false;
      }
      const at = indexOf(values);
      if (at < 0) return true;
      await replace(at, {
        blockType: reusableBlockSlug,
        reusable: id,
        params: { is_hidden: params.is_hidden === true },
      });
      toast.success(t.saved(name));
      return true;
    },
    /** Puts a copy of the reusable block in its place. */
    async detach(index: number): Promise<void> {
      const reference = valuesAt(index);
      const id = Number(reference?.reusable);
      const block = Number.isInteger(id) ? await read(id, locale) : null;
      if (!reference || !block) return void toast.error(t.failed);
      const at = indexOf(reference);
      if (at < 0) return;
      const params = {
        ...paramsOf(block),
        ...(paramsOf(reference).is_hidden === true && { is_hidden: true }),
        copied_from: writeCopySource({ kind: 'reusable', id }),
      };
      await replace(at, { ...block, params }, { idOf: copyIds() });
      toast.success(t.detached);
    },
  };
}

const paramsOf = ({ params }: Values): Values =>
  // The condition proves that the value is an object.
  typeof params === 'object' && params !== null ? (params as Values) : {};

/** Stores a reusable block and returns its id; null on a failure. */
async function store(data: unknown, locale: string): Promise<number | null> {
  const headers = { 'content-type': 'application/json' };
  const query = new URLSearchParams({ locale, depth: '0' });
  const call = { method: 'POST', headers, body: JSON.stringify(data) };
  const answer = await fetch(`/api/reusable-blocks?${query}`, call).catch(() => null);
  const stored = answer?.ok ? await answer.json().catch(() => null) : null;
  return typeof stored?.doc?.id === 'number' ? stored.doc.id : null;
}

/** Returns the block itself in the language of the form, without texts of the other one; null when it cannot be read. */
async function read(id: number, locale: string): Promise<Values | null> {
  const query = new URLSearchParams({ locale, depth: '0', 'fallback-locale': 'none' });
  const answer = await fetch(`/api/reusable-blocks/${id}?${query}`).catch(() => null);
  const stored = answer?.ok ? await answer.json().catch(() => null) : null;
  return stored?.blocks?.[0] ?? null;
}
