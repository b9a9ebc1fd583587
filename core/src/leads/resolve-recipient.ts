import type { Database } from '../db/connect.ts';
import type { LeadRecipient } from '../db/schema.ts';
import type { Site } from '../sites/find-site.ts';

type Wanted = { recipient_type?: string | undefined; recipient_slug?: string | undefined };

/** Who gets a lead: the recipient of that type and slug, or the site's default one, so that no message is lost over a wrong slug. */
export async function resolveRecipient(database: Database, site: Site, wanted: Wanted): Promise<LeadRecipient> {
  const { recipient_type: type, recipient_slug: slug } = wanted;
  if (!type || !slug) return site.default_recipient;
  const recipient = await database
    .selectFrom('recipient')
    .select(['type', 'slug', 'name', 'email', 'locale'])
    .where('microsite_id', '=', site.microsite_id)
    .where('type', '=', type as LeadRecipient['type'] & string) // any text may be compared; only known ones match
    .where('slug', '=', slug)
    .executeTakeFirst();
  return recipient ?? site.default_recipient;
}
