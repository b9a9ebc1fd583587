declare module 'virtual:block-assets' {
  /** Block folder → its files in the browser; null in development. */
  export const blockAssets: Record<string, { js: string[]; css: string[] }> | null;
  export const base: string;
}
