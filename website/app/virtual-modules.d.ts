declare module 'virtual:page-assets' {
  interface Files {
    js: string[];
    css: string[];
  }
  /** Block folder → its files in the browser beyond those of every page; null in development. */
  export const blockAssets: Record<string, Files> | null;
  /** Name of a view (`routes/views.ts`) → its files beyond those of every page. */
  export const viewAssets: Record<string, Files>;
  /** Name of a cut of a font → the address of its style sheet. */
  export const fontAssets: Record<string, string>;
  /** Files of every page. In development also the script that must run before React. */
  export const entryAssets: Files & { modules: string[]; preamble: string };
  export const base: string;
  /** Address of a style sheet → its text; empty in development. */
  export const styleTexts: Record<string, string>;
}

/** Text of a script that stands in the document itself (`inline-scripts-plugin.ts`). */
declare module '*.inline.ts?script' {
  const text: string;
  export default text;
}
