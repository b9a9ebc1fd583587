import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, Where } from 'payload';
import { filterBySite } from '../sites/current-site.ts';
import { asObject } from '../values/untyped-values.ts';

/**
 * Makes requests that move a document to the trash or back apply to the public document. Applied to a draft alone, they would leave the
 * website and the admin in different states. A document is restored as a draft unless the request publishes it.
 */
export const changeTrash: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update') return args;
  const { data, trash } = args;
  const { deletedAt, _status: status } = asObject(data);
  const restores = trash && deletedAt === null;
  if (!restores && (deletedAt === null || deletedAt === undefined)) return args;
  return {
    ...args,
    draft: false,
    ...(restores && status === undefined && { data: { ...data, _status: 'draft' } }),
  };
};

/** Limits the button that empties the trash to the site that the user works on, like the list beside the button. */
export const emptyTrashOfSite: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'delete' || !args.trash || !req.user || !('where' in args)) return args;
  const ofSite = await filterBySite({ limit: 0, page: 1, req, sort: '' });
  const where: Where[] = [args.where, ofSite].filter((each): each is Where => Boolean(each));
  return { ...args, where: { and: where } };
};

/** Keeps the document out of the trash when a version that was saved in the trash is restored. */
export const restoreOutsideTrash: CollectionBeforeChangeHook = ({ data, req }) =>
  req.context.isRestoringVersion ? { ...data, deletedAt: null } : data;
