/** Data of the settings page of the QA area (editing.5). */
export interface QaPanelData {
  /** Facts of the site; null when the content service does not answer. No key is among them. */
  site: Readonly<Record<string, string | boolean | null>> | null;
  /** Blocks of the demo page, one of each type; empty when it cannot be read. */
  demoBlocks: readonly QaBlock[];
}

export interface QaBlock {
  type: string;
  label: string;
  folder: string;
}
