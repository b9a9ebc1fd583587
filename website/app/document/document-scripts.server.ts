import { entryAssets, viewAssets } from 'virtual:page-assets';
import { liveTypes } from '../page/finished-page.ts';
import { hashedMark } from './hash-inline-elements.server.ts';
import type { PageContent } from './page-content.ts';
import { documentData, pageDataId } from './page-data.ts';
import { scriptsOf } from './page-styles.server.ts';
import startScript from './start.inline.ts?script';
import { type StartData, startDataId } from './start-data.ts';

const startElement = `<script ${hashedMark(startScript)}>${startScript}</script>`;

/**
 * Returns the end of a document's body: the data that the browser needs, as JSON that no policy restricts, and the start script,
 * which is the same in every document.
 */
export const documentScripts = (content: PageContent): string =>
  [
    jsonElement(pageDataId, documentData(content)),
    jsonElement(startDataId, JSON.stringify(startData(content))),
    entryAssets.preamble && `<script type="module">${entryAssets.preamble}</script>`,
    startElement,
  ].join('');

/** Returns a JSON element. Every `<` is escaped, so that no text can close the element or open a comment. */
const jsonElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

function startData({ page, view }: PageContent): StartData {
  const ofView = view ? (viewAssets[view.name]?.js ?? []) : [];
  const ofBlocks = page ? scriptsOf(liveTypes(page)) : [];
  return { modules: entryAssets.modules, preloads: [...new Set([...entryAssets.js, ...ofView, ...ofBlocks])] };
}
