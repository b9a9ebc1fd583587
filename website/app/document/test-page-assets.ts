/** Stands for `virtual:page-assets` in unit tests, which have no build of the browser's files. */
export const base = '/';
export const blockAssets = {};
export const viewAssets = {};
export const fontAssets = {};
export const entryAssets = { modules: [], preamble: '', js: [], css: [] };
export const styleTexts = {};
