/** Messages of core about the fields that it refuses, by the path of the field, such as `settings.path`. */
export type WrongFields = Readonly<Record<string, string>>;

/** Returns the message about the first refused field whose path begins with a path. */
export const wrongOf = (wrong: WrongFields, path: string): string | undefined =>
  Object.entries(wrong).find(([field]) => field.startsWith(path))?.[1];

/** A site that staff can choose. */
export interface SiteOption {
  id: string;
  name: string;
  /** Its people who may be the brokers of listings. */
  brokers: readonly { slug: string; name: string }[];
}
