import { APIError, type CollectionBeforeOperationHook, type FlattenedField } from 'payload';
import { type Message, messageFor } from '../payload/message-for.ts';
import { asObject, type Loose } from '../values/untyped-values.ts';

const maxDepth = 5;
const maxConditions = 100;
/** Maximum number of values in a list. PostgreSQL accepts 65,535 parameters in a statement. */
const maxListed = 20_000;
/** Maximum page number, and maximum number of results on a page: PostgreSQL can still store their product. */
const maxNumber = 1_000_000;

const messages = {
  tooLarge: {
    fr: `La recherche compte trop de conditions. Gardez au plus ${maxConditions} conditions, sur ${maxDepth} niveaux.`,
    en: `The search has too many conditions. Keep at most ${maxConditions} conditions, on ${maxDepth} levels.`,
  },
  tooLong: {
    fr: 'La recherche contient une liste de plus de 20 000 valeurs. Cherchez-en moins à la fois.',
    en: 'The search has a list of more than 20,000 values. Look for fewer at a time.',
  },
  comparison: {
    fr: 'La recherche compare un champ d’une manière qui n’existe pas pour lui.',
    en: 'The search compares a field in a way that does not exist for it.',
  },
  number: {
    fr: 'Le numéro de page et le nombre de résultats par page sont des nombres entiers, de 1 à 1 000 000.',
    en: 'The page number and the number of results on a page are whole numbers from 1 to 1,000,000.',
  },
  order: {
    fr: 'Une liste ne se trie que par les champs de ses propres documents.',
    en: 'A list is sorted by the fields of its own documents alone.',
  },
} satisfies Record<string, Message>;

type Fault = keyof typeof messages;

/** Operators on geographic points. No field has that type, but Payload accepts the operators for every field and then fails. */
const positionOperators = ['near', 'within', 'intersects'];

const sizeOf = (value: unknown): number =>
  Array.isArray(value) ? value.length : typeof value === 'string' ? value.split(',').length : 1;

/** Adds the number of conditions to the count. Returns what is wrong with one of them. */
function conditionFault(where: unknown, count: { conditions: number }, depth = 0): Fault | undefined {
  if (typeof where !== 'object' || where === null) return;
  if (depth > maxDepth) return 'tooLarge';
  for (const [key, value] of Object.entries(where)) {
    if (/^(and|or)$/i.test(key) && typeof value === 'object' && value !== null) {
      for (const each of Object.values(value)) {
        const fault = conditionFault(each, count, depth + 1);
        if (fault) return fault;
      }
      continue;
    }
    count.conditions += 1;
    if (count.conditions > maxConditions) return 'tooLarge';
    for (const [operator, compared] of Object.entries(asObject(value))) {
      if (positionOperators.includes(operator)) return 'comparison';
      if (sizeOf(compared) > maxListed) return 'tooLong';
      // A condition on a list of documents holds a search of these documents.
      const fault = conditionFault(Array.isArray(compared) ? undefined : compared, count, depth + 1);
      if (fault) return fault;
    }
  }
}

const isCount = (value: unknown, least: number): boolean =>
  value === undefined || (Number.isInteger(Number(value)) && Number(value) >= least && Number(value) <= maxNumber);

/** True when the path leads to another document. Payload joins tables for it, in a way that PostgreSQL refuses for lists. */
function leavesDocument(fields: FlattenedField[], [name, ...rest]: string[]): boolean {
  const field = fields.find((each) => each.name === name);
  if (!field || rest.length === 0) return false;
  if (field.type === 'relationship' || field.type === 'upload' || field.type === 'join') return true;
  return 'flattenedFields' in field && leavesDocument(field.flattenedFields, rest);
}

const sortPaths = (sort: unknown): string[][] =>
  [sort]
    .flat()
    .flatMap((each) => (typeof each === 'string' ? each.split(',') : []))
    .map((each) =>
      each
        .replace(/^-/, '')
        .replace(/^version\./, '')
        .replaceAll('__', '.')
        .split('.'),
    );

function faultOf({ where, page, limit, sort }: Loose, fields: FlattenedField[]): Fault | undefined {
  // 0 stands for the first page, and for all results.
  if (![page, limit].every((each) => isCount(each, 0))) return 'number';
  if (sortPaths(sort).some((path) => leavesDocument(fields, path))) return 'order';
  return conditionFault(where, { conditions: 0 });
}

/**
 * Refuses with 400 a search that cannot be answered, or so large that validating its paths would occupy the process for a minute. Every
 * collection has this hook, those of Payload too.
 */
export const refuseBadQuery: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const search = asObject(args);
  // Searches of the documents that are joined to those found.
  const joined = Object.values(asObject(search.joins)).map(asObject);
  for (const each of [search, ...joined]) {
    const fault = faultOf(each, collection.flattenedFields);
    if (fault) throw new APIError(messageFor(req, messages[fault]), 400, null, true);
  }
};
