/** Files with which the start script loads the application. */
export interface StartData {
  /** Modules in the order in which they run; the last is the entry. */
  modules: string[];
  /** Other files that the modules import. */
  preloads: string[];
}

/** Id of the element that holds the data as JSON. */
export const startDataId = 'start-data';
