import type { RecipientType } from '@vitrine/contract/core/contact.ts';
import { isLocale } from '@vitrine/contract/locale.ts';
import { recipientTypeOf } from '@vitrine/contract/site.ts';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload';
import { messageFor } from '../payload/message-for.ts';
import { nestedRequest } from '../payload/nested-request.ts';
import { asObject, asText, type Loose } from '../values/untyped-values.ts';

export interface RecipientKey {
  type: RecipientType;
  slug: string;
}

/** A person or an office as a recipient of leads; `was` is the former key when it has changed. */
export interface Recipient extends RecipientKey {
  name: string;
  email: string;
  locale: 'fr' | 'en';
  licence_number: string | null;
  licence_name: string | null;
  was: RecipientKey | null;
}

/** Stores the recipients of leads in core on behalf of the user of a request. Each function returns false when nothing was changed. */
export interface RecipientStore {
  save(req: PayloadRequest, micrositeId: string, recipient: Recipient): Promise<boolean>;
  remove(req: PayloadRequest, micrositeId: string, key: RecipientKey): Promise<boolean>;
}

type KeyOf = (doc: Loose) => RecipientKey | null;

/** Returns the key of a person; null for an incomplete one. */
export const personKey: KeyOf = ({ kind, slug }) => {
  const type = Object.entries(recipientTypeOf).find(([known]) => known === kind)?.[1];
  const name = asText(slug);
  return type && name ? { type, slug: name } : null;
};

/** Returns the key of an office; null for one without a short name. */
export const officeKey: KeyOf = ({ slug }) => {
  const name = asText(slug);
  return name ? { type: 'office', slug: name } : null;
};

/** Returns the microsite id of the site of a document. */
export async function micrositeOf(req: PayloadRequest, { site }: Loose): Promise<string> {
  const id = asObject(site).id ?? site;
  const { docs } = await req.payload.find({
    ...{ collection: 'sites', where: { id: { equals: id } }, select: { microsite_id: true }, limit: 1 },
    ...{ pagination: false, depth: 0, req },
  });
  return asText(docs[0]?.microsite_id) ?? '';
}

/** Recipient store that does nothing, for processes in which staff change no people. */
export const noRecipients: RecipientStore = { save: async () => true, remove: async () => true };

/** Returns the error that rolls the change back: a person who is not registered in core would lose leads. */
export const unavailable = (req: PayloadRequest) =>
  new APIError(
    messageFor(req, {
      fr: 'Rien n’a été enregistré\u00a0: le service qui remet les demandes ne répond pas. Réessayez dans un instant.',
      en: 'Nothing was saved: the service that delivers leads does not answer. Please try again in a moment.',
    }),
    503,
    null,
    true,
  );

/** Returns the name of a recipient, which is not localized: of an office the French one, or else the English one. */
async function nameOf(req: PayloadRequest, collection: CollectionSlug, doc: Loose): Promise<string> {
  if (collection !== 'offices') return asText(doc.name) ?? '';
  const inAll: Loose = await req.payload.findByID({
    ...{ collection, id: Number(doc.id), locale: 'all', depth: 0, req: nestedRequest(req) },
  });
  const { fr, en } = asObject(inAll.name);
  return asText(fr) ?? asText(en) ?? '';
}

/**
 * Makes a person or an office that staff save a recipient of leads; drafts, and those without an e-mail address or in the trash, are
 * removed. An import registers the recipients of its site itself.
 */
export const saveRecipient =
  (store: RecipientStore, keyOf: KeyOf): CollectionAfterChangeHook =>
  async ({ collection, doc, previousDoc, req }) => {
    const key = keyOf(doc);
    const wasInTrash = Boolean(previousDoc?.deletedAt);
    if (!req.user || !key || (doc.deletedAt && wasInTrash)) return doc;
    // Another person may have got the short name of one in the trash.
    const before = previousDoc && !wasInTrash ? keyOf(previousDoc) : null;
    const microsite = await micrositeOf(req, doc);
    const moved = previousDoc?.site !== undefined && (await micrositeOf(req, previousDoc)) !== microsite;
    const email = doc.is_draft || doc.deletedAt ? undefined : asText(doc.email);
    const locale = [doc.languages].flat().find((language) => isLocale(language)) ?? 'fr';
    const name = email ? await nameOf(req, collection.slug as CollectionSlug, doc) : ''; // The slug of a registered collection.
    const licence = {
      licence_number: asText(doc.licence_number) ?? null,
      licence_name: asText(doc.licence_name) ?? null,
    };
    const recipient = { ...key, name, email: email ?? '', locale, ...licence, was: moved ? null : before };
    const steps = [
      ...(moved && before ? [async () => store.remove(req, await micrositeOf(req, previousDoc), before)] : []),
      () => (email ? store.save(req, microsite, recipient) : store.remove(req, microsite, before ?? key)),
    ];
    for (const step of steps) if (!(await step())) throw unavailable(req);
    return doc;
  };

/** Assigns the leads of a deleted person or office to the default recipient of the site. The move to the trash has done so already. */
export const removeRecipient =
  (store: RecipientStore, keyOf: KeyOf): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    const key = keyOf(doc);
    if (!req.user || !key || doc.deletedAt) return doc;
    if (!(await store.remove(req, await micrositeOf(req, doc), key))) throw unavailable(req);
    return doc;
  };
