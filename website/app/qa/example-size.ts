/** Sizes of the window in which an example is shown, px: one on each side of the breakpoints that change most (layout.6). */
export const exampleSizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1280, height: 800 },
  desktop: { width: 1680, height: 1050 },
} as const;

export type ExampleSize = keyof typeof exampleSizes;

export const sizeNames = ['phone', 'tablet', 'laptop', 'desktop'] as const satisfies readonly ExampleSize[];

export const sizeOfQuery = (query: URLSearchParams): ExampleSize =>
  sizeNames.find((name) => name === query.get('width')) ?? 'laptop';
