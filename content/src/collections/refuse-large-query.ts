import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { type Message, messageFor } from '../message-for.ts';

const maxDepth = 5;
const maxConditions = 100;

const tooLarge: Message = {
  fr: `La recherche compte trop de conditions. Gardez au plus ${maxConditions} conditions, sur ${maxDepth} niveaux.`,
  en: `The search has too many conditions. Keep at most ${maxConditions} conditions, on ${maxDepth} levels.`,
};

/** Returns the number of conditions, Infinity when they are nested too deeply. */
function conditionsIn(where: unknown, depth = 0): number {
  if (depth > maxDepth) return Number.POSITIVE_INFINITY;
  if (typeof where !== 'object' || where === null) return 1;
  return Object.entries(where)
    .map(([key, value]) => {
      if (!/^(and|or)$/i.test(key) || typeof value !== 'object' || value === null) return 1;
      return Object.values(value).reduce<number>((sum, each) => sum + conditionsIn(each, depth + 1), 0);
    })
    .reduce((sum, count) => sum + count, 0);
}

const isLargeQuery = (where: unknown): boolean => conditionsIn(where) > maxConditions;

/** Refuses with 400 a search so large that validating its paths would occupy the process for a minute. */
export const refuseLargeQuery: CollectionBeforeOperationHook = ({ args, req }) => {
  const where = 'where' in args ? args.where : undefined;
  if (![where, req.query?.where].some(isLargeQuery)) return;
  throw new APIError(messageFor(req, tooLarge), 400, null, true);
};
