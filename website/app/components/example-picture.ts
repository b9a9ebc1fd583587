import type { FinishedImage } from '../kinds/image/finish-image.server.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 480"><path fill="#dfe6e2" d="M0 0h720v480H0z"/><path fill="#8a5a44" d="M150 420V220l210-120 210 120v200z"/><path fill="#f3ead9" d="M320 420V300h80v120zM200 260h80v70h-80zM440 260h80v70h-80z"/><path fill="#6f9a63" d="M0 420h720v60H0z"/></svg>`;

/** Picture of a house for examples of components. It needs no file. */
export const examplePicture = (alt: string): FinishedImage => ({
  kind: 'image',
  src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  alt,
  width: 720,
  height: 480,
  sources: [],
  center: { x: 50, y: 50 },
  filter: null,
  placeholder: null,
});
