import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { documentId } from '../document-id.ts';
import { localizedPath } from '../localized-path.ts';
import { type Message, refusal } from '../message-for.ts';
import { nestedRequest } from '../nested-request.ts';
import { isTakenInSite } from '../taken-value.ts';
import { asObject, asText } from '../untyped-values.ts';

/**
 * Refuses to publish a page whose path another page of the site has in a language that the form does not show: its fields are checked
 * when the page is published from that language alone. A page from the trash is checked in every language.
 */
export const refuseTakenPaths: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  // A new page has no path in another language yet; Payload gives its hooks an empty original.
  if (data._status !== 'published' || originalDoc?.id === undefined) return data;
  const isRestored = Boolean(originalDoc.deletedAt) && !data.deletedAt;
  // An import writes one language after the other.
  if (!req.user && !isRestored) return data;
  const paths = asObject(await readPaths(req, Number(originalDoc.id)));
  for (const locale of locales) {
    if (locale === req.locale && !isRestored) continue;
    const value = asText(paths[locale]);
    if (value === undefined) continue;
    const own = { field: 'path', value, site: documentId(data.site ?? originalDoc.site), id: originalDoc.id, locale };
    if (!(await isTakenInSite(nestedRequest(req), { collection: 'pages', ...own }))) continue;
    const path = locale === req.locale ? 'path' : localizedPath({ path: 'path', locale });
    throw refusal(req, 'pages', path, isRestored ? restoredMessage(value) : takenMessage(value), labels[locale]);
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

const labels: Readonly<Record<Locale, Message>> = {
  fr: { fr: 'Chemin, en français', en: 'Path, in French' },
  en: { fr: 'Chemin, en anglais', en: 'Path, in English' },
};

const takenMessage = (value: string): Message => ({
  fr: `Le chemin «\u00a0${value}\u00a0» est déjà pris sur ce site. Choisissez-en un autre.`,
  en: `The path “${value}” is already taken on this site. Choose another one.`,
});

const restoredMessage = (value: string): Message => ({
  fr: `Le chemin «\u00a0${value}\u00a0» a été pris par une autre page. Restaurez celle-ci comme brouillon, puis changez son chemin.`,
  en: `The path “${value}” was taken by another page. Restore this one as a draft, then change its path.`,
});
