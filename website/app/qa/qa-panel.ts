/** What the settings page of the QA area shows beside its switches (`1-shell §4`, QA panel state). */
export interface QaPanelData {
  /** Facts of the site that the content service delivers; null while it is away. No key is among them. */
  site: Readonly<Record<string, string | boolean | null>> | null;
  demoBlocks: readonly QaBlock[];
}

export interface QaBlock {
  type: string;
  label: string;
  folder: string;
}
