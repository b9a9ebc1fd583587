/** Paths of the sources of listings in the admin. */
export const feedsPath = '/admin/feeds';
export const newFeedPath = `${feedsPath}/new`;
export const feedPath = (id: string): string => `${feedsPath}/${encodeURIComponent(id)}`;
export const runPath = (id: string, run: string): string => `${feedPath(id)}/runs/${encodeURIComponent(run)}`;
