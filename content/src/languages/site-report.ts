import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { asObject, asText } from '../values/untyped-values.ts';
import { type ComparedCollection, comparedCollections, languageState } from './language-state.ts';

/** A document of a site whose languages differ. */
export interface ReportEntry {
  collection: ComparedCollection;
  id: number;
  title: string;
  /** Languages in which the document does not exist. */
  absent: Locale[];
  missing: Record<Locale, number>;
  older: Record<Locale, number>;
  copied: Record<Locale, number>;
}

export interface SiteReport {
  entries: ReportEntry[];
  /** Number of documents of the site, those without a difference included. */
  total: number;
}

/** Returns those documents of a site that the user may read and whose latest drafts differ in their languages. */
export async function siteReport(req: PayloadRequest, site: number): Promise<SiteReport> {
  const report: SiteReport = { entries: [], total: 0 };
  // Sequential queries, because those of a request may share a connection.
  for (const collection of Object.keys(comparedCollections) as ComparedCollection[]) {
    const { docs } = await req.payload.find({
      ...{ collection: collection as CollectionSlug, where: { site: { equals: site } }, locale: 'all' },
      ...{ draft: true, depth: 0, pagination: false, sort: 'id', overrideAccess: false, user: req.user },
    });
    report.total += docs.length;
    for (const doc of docs) {
      const { absent, open, texts } = languageState(req.payload.config, collection, doc);
      if (absent.length === 0 && open.fr + open.en === 0) continue;
      const count = (locale: Locale, state: 'missing' | 'older' | 'copied') =>
        absent.includes(locale) ? 0 : texts.filter(({ states }) => states[locale] === state).length;
      const title = asObject(doc.title);
      report.entries.push({
        ...{ collection, id: Number(doc.id), absent },
        title: locales.map((locale) => asText(title[locale])).find(Boolean) ?? '',
        missing: { fr: count('fr', 'missing'), en: count('en', 'missing') },
        older: { fr: count('fr', 'older'), en: count('en', 'older') },
        copied: { fr: count('fr', 'copied'), en: count('en', 'copied') },
      });
    }
  }
  return report;
}
