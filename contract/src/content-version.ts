/**
 * Beginning of the cache tags that name a version of the content rather than a document: `version-site-…` and `version-
 * document-…`. The website sends these versions in a separate header as well, because shared caches remove cache tags from what
 * they pass on.
 */
export const versionTagPrefix = 'version-';

/** Header in which the website names the versions that a page shows: `site-… document-…`. */
export const contentVersionHeader = 'x-content-version';
