import type { Database } from '../db/connect.ts';

/** Names of the broker and the office to whose listings an alert is limited; null when it is not limited. */
export interface AlertNames {
  broker: string | null;
  office: string | null;
}

/** Returns the names of an alert's broker and office among the site's recipients, or their slugs when the site no longer has them. */
export async function findAlertNames(
  database: Database,
  { microsite_id, broker, office }: AlertNames & { microsite_id: string },
): Promise<AlertNames> {
  const slugs = [broker, office].filter((slug) => slug !== null);
  if (slugs.length === 0) return { broker: null, office: null };
  const known = await database
    .selectFrom('recipient')
    .select(['type', 'slug', 'name'])
    .where('microsite_id', '=', microsite_id)
    .where('slug', 'in', slugs)
    .execute();
  const nameOf = (wanted: string, slug: string | null) =>
    known.find((recipient) => recipient.type === wanted && recipient.slug === slug)?.name ?? slug;
  return { broker: nameOf('broker', broker), office: nameOf('office', office) };
}
