import { base, blockAssets, entryAssets, styleTexts, viewAssets } from 'virtual:page-assets';
import { defaultLook } from '@vitrine/contract/theme/look.ts';
import { blockFolder } from '../block-framework/definition/block-folder.ts';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import { walkBlocks } from '../block-framework/definition/walk-blocks.ts';
import { isStatic, type RenderedBlock } from '../block-framework/list/rendered-block.ts';
import { type AnyPage, allBlocks } from '../page/finished-page.ts';
import { fontSheetsOf } from '../theme/font-sheets.server.ts';
import { hashedMark } from './hash-inline-elements.server.ts';

/** Returns the addresses of the style sheets that blocks of these types need beyond those of every page. */
export const stylesOf = (types: readonly string[]): string[] => [
  ...new Set(
    types.flatMap((type) => {
      const folder = blockFolder(type);
      // Vite serves a block's own style sheet at its source path in development.
      return blockAssets === null
        ? [`${base}app/blocks/${folder}/${folder}.module.css`]
        : (blockAssets[folder]?.css ?? []);
    }),
  ),
];

/** Returns the addresses of the scripts that blocks of these types need beyond those of every page. */
export const scriptsOf = (types: readonly string[]): string[] => [
  ...new Set(types.flatMap((type) => blockAssets?.[blockFolder(type)]?.js ?? [])),
];

/** Returns the styles of a document: those of every page, those of its fonts and of its view, then those of its blocks in the order of the page. */
export function documentStyles({ page, viewName }: { page: AnyPage | null; viewName: string | undefined }): string {
  const ofView = viewName === undefined ? [] : (viewAssets[viewName]?.css ?? []);
  const ofBlocks = page ? allBlocks(page).flatMap(stylesOfBlock) : [];
  const ofFonts = page?.fontSheets ?? fontSheetsOf(defaultLook);
  return styleElement([...entryAssets.css, ...ofFonts, ...ofView, ...ofBlocks]);
}

/** Returns the links that preload what the blocks of a page show first. */
export const documentPreloads = (page: AnyPage | null): string =>
  page
    ? allBlocks(page)
        .map((block) => ('preloads' in block ? block.preloads : ''))
        .join('')
    : '';

const stylesOfBlock = (block: FinishedBlock | RenderedBlock): readonly string[] =>
  isStatic(block) ? block.styles : stylesOf([...walkBlocks([block])].map(({ type }) => type));

const elements = new Map<string, string>();
/** Maximum number of cached style elements. A few hundred are enough, because pages share a few different sets of blocks. */
const limit = 500;

/**
 * Returns the style sheets of a document as HTML: one inline element, because a file would delay the first paint by a round trip
 * (docs/decisions/0032-styles-in-the-document.md). The element names the files that it contains, so that none is loaded again.
 */
function styleElement(files: readonly string[]): string {
  if (blockAssets === null) return files.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
  const names = [...new Set(files)].join(' ');
  const known = elements.get(names);
  if (known !== undefined) return known;
  if (elements.size >= limit) elements.clear();
  const text = [...new Set(files)].map((file) => styleTexts[file] ?? '').join('\n');
  const element = `<style data-files="${names}" ${hashedMark(text)}>${text}</style>`;
  elements.set(names, element);
  return element;
}
