/** Collections to whose documents a link may lead, by the field of the link that names a document. */
export const linkedCollections = {
  page: 'pages',
  article: 'articles',
  person: 'people',
  office: 'offices',
  file: 'media',
} as const;
export type LinkedKind = keyof typeof linkedCollections;

// The keys of the constant are its kinds.
export const linkedKinds = Object.keys(linkedCollections) as LinkedKind[];
