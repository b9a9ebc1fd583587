/** Data with which the start script loads the application and the entry takes the document over. */
export interface StartData {
  /** Modules in the order in which they run; the last is the entry. */
  modules: string[];
  /** Further files that they import. */
  preloads: string[];
  /** The router's settings, routes and encoded loader data. */
  context: Record<string, unknown>;
  manifest: { routes: Record<string, { module: string } | undefined> };
  state: string;
  /** Ids of the document's routes. */
  routes: string[];
}

/** Id of the element that holds the data as JSON. */
export const startDataId = 'start-data';
