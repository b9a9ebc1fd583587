import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { messageFor } from '../payload/message-for.ts';
import type { Loose } from '../values/untyped-values.ts';
import { type DocumentUse, findUses, type UsedCollection, visibleUses } from './document-uses.ts';

/** Context of a deletion that may delete used files: that of their whole site. */
export const deletesSite = 'deletesSite';

/** Query parameter with which staff confirm that a used file may be deleted. */
const confirmUsed = 'confirm-used';

const conflict = (message: string): APIError => new APIError(message, 409, null, true);

async function usesOf(req: PayloadRequest, collection: UsedCollection, id: number | string): Promise<DocumentUse[]> {
  const doc: Loose = await req.payload.findByID({ collection, id, depth: 0, req });
  return findUses(req, { collection, id: Number(id), site: doc.site });
}

/** Refuses to delete a file that documents show, unless the request confirms it. */
export const refuseUsedMedia: CollectionBeforeDeleteHook = async ({ context, id, req }) => {
  if (!req.user || context[deletesSite] || req.query?.[confirmUsed] === '1') return;
  const uses = await usesOf(req, 'media', id);
  if (uses.length === 0) return;
  const names = visibleUses(req, uses)
    .slice(0, 3)
    .map(({ title }) => title);
  const fr = names.map((name) => `«\u00a0${name}\u00a0»`).join(', ');
  const en = names.map((name) => `“${name}”`).join(', ');
  throw conflict(
    messageFor(req, {
      fr: `Ce fichier est utilisé${fr ? ` par ${fr}` : ' sur un autre site'}. Ouvrez-le pour voir où, ou pour le supprimer quand même.`,
      en: `This file is used${en ? ` by ${en}` : ' on another site'}. Open it to see where, or to delete it anyway.`,
    }),
  );
};

/** Refuses to delete a reusable block that documents show, and names them. */
export const refuseUsedBlock: CollectionBeforeDeleteHook = async ({ context, id, req }) => {
  if (context[deletesSite]) return;
  const uses = await usesOf(req, 'reusable-blocks', id);
  if (uses.length === 0) return;
  const names = uses.map(({ title }) => title).join(', ');
  throw conflict(
    messageFor(req, {
      fr: `Ce bloc est montré sur ces pages\u00a0: ${names}. Retirez-le d’abord de chacune.`,
      en: `This block is shown on these pages: ${names}. Remove it from each of them first.`,
    }),
  );
};
