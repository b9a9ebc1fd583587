import { useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import { useSearchParams } from 'next/navigation.js';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { pageBlocks, pageVariants, showVariant } from '../blocks/shown-blocks.ts';
import { awaitField, nextFrame } from '../forms/awaited-field.ts';
import { findField } from '../forms/find-field.ts';
import { indexedPath } from '../forms/indexed-path.ts';
import { loadingRows } from '../forms/loading-rows.ts';

type Form = Pick<ReturnType<typeof useForm>, 'dispatchFields' | 'getFields'>;

/** Query parameter with the path of the field to show when the form opens; rows are named by their index or their id. */
const parameter = 'field';
/** Number of frames in which nothing new comes after which a field counts as missing: React renders a tab and its rows in several steps. */
const maxFrames = 180;

const collapsed = '.collapsible--collapsed';
/** Element around the collapsible of a row of blocks or of a list. */
const rowElement = '[id*="-row-"]';
const control = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button';

/** Returns the address of the form in a language, which also names the field to show. */
export function fieldAddress(path: string, locale: Locale): string {
  const url = new URL(window.location.href);
  url.searchParams.set('locale', locale);
  url.searchParams.set(parameter, path);
  return `${url.pathname}${url.search}`;
}

/** Returns a function that opens the tab and the rows around a field, scrolls to it and puts the focus into it. */
export function useRevealField(): (path: string) => Promise<void> {
  const { dispatchFields, getFields } = useForm();
  const { config, getEntityConfig } = useConfig();
  const { collectionSlug } = useDocumentInfo();
  return useCallback(
    async (given) => {
      const path = indexedPath(given, getFields());
      const fields = collectionSlug ? getEntityConfig({ collectionSlug }).fields : [];
      const blockTypeAt = (row: string) => rowAt(getFields(), row)?.blockType;
      const tab = findField(path, { fields, blocks: config.blocksMap, blockTypeAt }, 'fr')?.tab;
      await revealField({ path, tab: tab?.index, dispatchFields, getFields });
    },
    [dispatchFields, getFields, config, getEntityConfig, collectionSlug],
  );
}

export async function revealField({
  path,
  tab,
  ...form
}: Form & { path: string; tab: number | undefined }): Promise<void> {
  const signal = awaitField();
  const parts = path.split('.');
  if (tab !== undefined) document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]?.click();
  if (parts[0] === pageBlocks) showVariant(null);
  if (parts[0] === pageVariants) showVariant(rowAt(form.getFields(), parts.slice(0, 2).join('.'))?.id ?? null);
  let nearest: HTMLElement | null = null;
  for (let quiet = 0; !signal.aborted; quiet += 1) {
    // An answer of the server that arrives meanwhile collapses the rows again.
    expandRows(parts, form);
    const element = findElement(parts);
    if (element) return await show(element, signal);
    const found = findNearest(parts);
    if (found !== nearest || loadingRows(form.getFields()).length > 0) quiet = 0;
    nearest = found;
    // A field that the form shows with a component of its own, such as a line of a menu, has no element with its id.
    if (nearest && quiet >= maxFrames) return await show(nearest, signal);
    // Payload renders the fields of a row only when the row is visible on the screen.
    nearest?.scrollIntoView({ block: 'center' });
    await nextFrame();
  }
}

function expandRows(parts: readonly string[], { dispatchFields, getFields }: Form): void {
  for (const [index, part] of parts.entries()) {
    if (!/^\d+$/.test(part)) continue;
    const list = parts.slice(0, index).join('.');
    const rows = getFields()[list]?.rows;
    if (!rows?.[Number(part)]?.collapsed) continue;
    const updatedRows = rows.map((row, at) => (at === Number(part) ? { ...row, collapsed: false } : row));
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
  }
}

function rowAt(fields: ReturnType<Form['getFields']>, path: string) {
  const dot = path.lastIndexOf('.');
  return fields[path.slice(0, dot)]?.rows?.[Number(path.slice(dot + 1))];
}

/** Returns the element of the innermost row or field around a field; null when none is rendered. */
function findNearest(parts: readonly string[]): HTMLElement | null {
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const element = findElement(parts.slice(0, length));
    if (element) return element;
  }
  return null;
}

/** Returns the element of a field, or of its row. */
function findElement(parts: readonly string[]): HTMLElement | null {
  const last = parts.at(-1) ?? '';
  if (/^\d+$/.test(last)) return document.getElementById(`${parts.slice(0, -1).join('-')}-row-${last}`);
  return document.getElementById(`field-${parts.join('__')}`);
}

/**
 * Opens the collapsed groups around an element, scrolls to it, and moves the focus to its first control once that is visible. The rows
 * around it are not clicked: the form's state opens them, perhaps some frames later, and a click would close them again.
 */
async function show(element: HTMLElement, signal: AbortSignal): Promise<void> {
  for (let around = element.closest(collapsed); around; around = around.parentElement?.closest(collapsed) ?? null) {
    if (!around.parentElement?.matches(rowElement)) around.querySelector<HTMLElement>('.collapsible__toggle')?.click();
  }
  const target = element.matches(control) ? element : (element.querySelector<HTMLElement>(control) ?? element);
  for (let frame = 0; frame < maxFrames && !signal.aborted && !target.checkVisibility(); frame += 1) {
    await nextFrame();
  }
  if (signal.aborted) return;
  element.scrollIntoView({ block: 'center', behavior: 'smooth' });
  target.focus({ preventScroll: true });
}

/** Shows the field that the address names once the form is open, and again when a link leads to the same form in its other language. */
export function useFieldFromAddress(): void {
  const path = useSearchParams().get(parameter);
  const { code } = useLocale();
  const reveal = useEffectEvent(useRevealField());
  // biome-ignore lint/correctness/useExhaustiveDependencies: A change of the language renders the form anew.
  useEffect(() => {
    if (path !== null) void reveal(path);
  }, [path, code]);
}
