/** Views that replace Payload's own, which show versions as raw fields. */
export const versionViews = {
  versions: { Component: '/versions/versions-view.tsx#VersionsView' },
  version: { Component: '/versions/version-view.tsx#VersionView' },
};
