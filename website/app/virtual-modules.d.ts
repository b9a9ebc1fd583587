declare module 'virtual:block-assets' {
  /** Block folder → its files in the browser; null in development. */
  export const blockAssets: Record<string, { js: string[]; css: string[] }> | null;
  export const base: string;
  /** Address of a style sheet → its text; empty in development. */
  export const styleTexts: Record<string, string>;
}
