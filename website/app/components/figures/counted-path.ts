import { previewPaths } from '@vitrine/contract/preview-address.ts';

/** True when what happens on a page is counted: drafts and examples are seen by staff. */
export const isCountedPath = (path: string): boolean =>
  !Object.values(previewPaths).includes(path) && !path.startsWith('/qa/');
