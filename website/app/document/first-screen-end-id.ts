/** Id of the element after the first block, before which the browser shows nothing of a document (`render-document.server.tsx`). */
export const firstScreenEndId = 'first-screen-end';
