import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { isDomain, normalizeDomain } from '../paths/domains.ts';

const storedDomains = z.array(z.object({ site: z.number(), name: z.string(), domain: z.string() }));

/**
 * Writes the normalised host names of every site beside its domains, and makes them unique. The oldest of the sites that share a
 * host name keeps it; the log names what the others lose.
 */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute(`
    select parent_id as site, sites.site_id as name, text as domain
    from content.sites_texts join content.sites on sites.id = parent_id
    where path = 'domains' and text is not null order by parent_id, "order"`);
  const owners = new Map<string, { site: number; name: string }>();
  const counts = new Map<number, number>();
  for (const { site, name, domain } of storedDomains.parse(rows)) {
    const host = normalizeDomain(domain);
    const owner = owners.get(host);
    if (owner && owner.site !== site)
      payload.logger.warn(
        { domain, site: name, keptBy: owner.name },
        `Sites ${owner.name} and ${name} both have the domain ${host}. ${owner.name} keeps it; remove it from ${name}.`,
      );
    if (owner || !isDomain(host)) continue;
    owners.set(host, { site, name });
    const order = (counts.get(site) ?? 0) + 1;
    counts.set(site, order);
    // A host name contains no quotes.
    await db.execute(
      `insert into content.sites_texts ("order", parent_id, path, text) values (${order}, ${site}, 'hosts', '${host}')`,
    );
  }
  await db.execute(`create unique index sites_hosts_idx on content.sites_texts (text) where path = 'hosts'`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`drop index content.sites_hosts_idx; delete from content.sites_texts where path = 'hosts'`);
}
