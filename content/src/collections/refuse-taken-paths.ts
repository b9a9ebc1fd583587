import { locales } from '@vitrine/contract/locale.ts';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { languageTexts, localizedPath } from '../paths/localized-path.ts';
import { refusal } from '../payload/message-for.ts';
import { nestedRequest } from '../payload/nested-request.ts';
import { isTakenInSite } from '../payload/taken-value.ts';
import { documentId } from '../values/document-id.ts';
import { asObject, asText } from '../values/untyped-values.ts';

/** Refuses to restore a page from the trash as published when another page of the site took its path in some language. */
export const refuseTakenPaths: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published' || !originalDoc?.deletedAt || data.deletedAt) return data;
  const paths = asObject(await readPaths(req, Number(originalDoc.id)));
  for (const locale of locales) {
    const value = asText(paths[locale]);
    if (value === undefined) continue;
    const own = { field: 'path', value, site: documentId(data.site ?? originalDoc.site), id: originalDoc.id, locale };
    if (!(await isTakenInSite(nestedRequest(req), { collection: 'pages', ...own }))) continue;
    const message = {
      fr: `Le chemin «\u00a0${value}\u00a0» a été pris par une autre page. Restaurez celle-ci comme brouillon, puis changez son chemin.`,
      en: `The path “${value}” was taken by another page. Restore this one as a draft, then change its path.`,
    };
    throw refusal(req, 'pages', locale === req.locale ? 'path' : localizedPath({ path: 'path', locale }), message, {
      fr: `Chemin, ${languageTexts[locale].fr}`,
      en: `Path, ${languageTexts[locale].en}`,
    });
  }
  return data;
};

/** Returns the paths of the latest draft of a page by their language. */
async function readPaths(req: PayloadRequest, id: number): Promise<unknown> {
  const { docs } = await req.payload.find({
    ...{ collection: 'pages', where: { id: { equals: id } }, trash: true, draft: true, locale: 'all', depth: 0 },
    ...{ select: { path: true }, req: nestedRequest(req) },
  });
  return docs[0]?.path;
}
