/**
 * Beginning of the cache tags that name a version of the content rather than a document: `version-site-…` and `version-document-…`. The
 * website answers them in a header of their own, because shared caches remove cache tags from what they pass on.
 */
export const versionTagPrefix = 'version-';

/** Header in which the website names the versions that a page shows: `site-… document-…`. */
export const contentVersionHeader = 'x-content-version';
