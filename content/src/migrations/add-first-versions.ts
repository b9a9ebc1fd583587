import type { Payload } from 'payload';

/**
 * Gives each site without a version its first one, with what is stored. The admin finds the documents of a collection with drafts by
 * their versions alone, and sites that were stored before they had drafts have none.
 */
export async function addFirstVersions(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find({ collection: 'sites', pagination: false, locale: 'all' });
  const now = new Date().toISOString();
  for (const { id, ...site } of docs) {
    const { totalDocs } = await payload.db.countVersions({ collection: 'sites', where: { parent: { equals: id } } });
    if (totalDocs > 0) continue;
    await payload.db.createVersion({
      ...{ collectionSlug: 'sites', parent: id, versionData: site, autosave: false },
      ...{ createdAt: now, updatedAt: now },
    });
  }
}
