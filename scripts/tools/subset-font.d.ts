declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    /** True keeps every character; the text is then empty. */
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
