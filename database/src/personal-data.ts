/** A kind of personal data that an installation keeps: an entry of the register of processing (Law 25). */
export interface PersonalData<Topic extends string = string> {
  /** What is kept, such as “Messages of visitors”. */
  title: string;
  /** The persons whose data it is. */
  people: string;
  purpose: string;
  /** Legal ground, or the consent on which it rests. */
  ground: string;
  /** How long it is kept, and what deletes it. */
  retention: string;
  seenBy: string;
  /** Who else receives it. */
  goesTo: string;
  /** Rows of the privacy notice that tell visitors of it; `staff` where it is the staff's own, who know. */
  told: readonly [Topic, ...Topic[]] | 'staff';
  /** Columns with personal data by table, separated by blanks. */
  columns: Readonly<Record<string, string>>;
}

/** Returns the names of a list of columns. */
export const columnNames = (columns: string | undefined): string[] => columns?.split(/\s+/).filter(Boolean) ?? [];
