import { asList, asObject, asText, type Loose } from '../../values/untyped-values.ts';
import { isSameValue } from './local-copies.ts';

export type Side = 'mine' | 'theirs';

/** A value that was changed on both sides, and not to the same. */
export interface Conflict {
  /** Path of the value in the merged form. */
  path: string;
  mine: unknown;
  theirs: unknown;
}

export interface MergedForm {
  values: Loose;
  conflicts: Conflict[];
}

/** Three states of a value: the one from which both sides started, and what each made of it. */
interface States {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

interface Merge {
  choices: Readonly<Record<string, Side>>;
  conflicts: Conflict[];
}

/**
 * Merges two forms that started from the same values. What one side alone changed, added, removed or moved is taken from that side. A value that both
 * changed is a conflict and follows `choices`, by its path; without a choice it is `mine`. A row that one side removed and the other changed is kept.
 */
export function mergeForms(
  states: { base: Loose; mine: Loose; theirs: Loose },
  choices: Readonly<Record<string, Side>>,
): MergedForm {
  const merge: Merge = { choices, conflicts: [] };
  return { values: mergeMembers(states, '', merge), conflicts: merge.conflicts };
}

function mergeValue(states: States, path: string, merge: Merge): unknown {
  const { base, mine, theirs } = states;
  if (isSameValue(mine, theirs) || isSameValue(mine, base)) return theirs;
  if (isSameValue(theirs, base)) return mine;
  if (isGroup(mine) && isGroup(theirs)) return mergeMembers(states, `${path}.`, merge);
  if (areRows(mine) && areRows(theirs)) return mergeRows(states, path, merge);
  merge.conflicts.push({ path, mine, theirs });
  return merge.choices[path] === 'theirs' ? theirs : mine;
}

function mergeMembers({ base, mine, theirs }: States, prefix: string, merge: Merge): Loose {
  const [was, own, other] = [asObject(base), asObject(mine), asObject(theirs)];
  const names = new Set([...Object.keys(other), ...Object.keys(own)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const states = { base: was[name], mine: own[name], theirs: other[name] };
      return [name, mergeValue(states, prefix + name, merge)];
    }),
  );
}

function mergeRows({ base, mine, theirs }: States, path: string, merge: Merge): unknown[] {
  const [was, own, other] = [rowsById(base), rowsById(mine), rowsById(theirs)];
  const isKept = (id: string): boolean => {
    if (own.has(id) && other.has(id)) return true;
    // A row that is in one list alone was added there, or removed from the other list; a removed one stays when it was changed.
    return !was.has(id) || !isSameValue(own.get(id) ?? other.get(id), was.get(id));
  };
  return mergedOrder([...was.keys()], [...own.keys()], [...other.keys()])
    .filter(isKept)
    .map((id, index) => {
      if (!own.has(id)) return other.get(id);
      if (!other.has(id)) return own.get(id);
      const states = { base: was.get(id), mine: own.get(id), theirs: other.get(id) };
      return mergeMembers(states, `${path}.${index}.`, merge);
    });
}

/** Returns the ids of both lists: in the order of the list that was reordered, with each other row behind the one that it followed. */
function mergedOrder(base: string[], mine: string[], theirs: string[]): string[] {
  const common = (list: string[], other: string[]) => list.filter((id) => other.includes(id)).join(' ');
  const isReorderedByMe = common(mine, base) !== common(base, mine);
  const [first, second] = isReorderedByMe ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  for (const [index, id] of second.entries()) {
    if (order.includes(id)) continue;
    const before = second.slice(0, index).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

const rowsById = (rows: unknown): Map<string, unknown> =>
  new Map(asList(rows).flatMap((row) => (hasId(row) ? [[String(asObject(row).id), row] as const] : [])));

const hasId = (row: unknown): boolean => asText(asObject(row).id) !== undefined;

const areRows = (value: unknown): boolean => Array.isArray(value) && value.every(hasId);

/** True for a group of fields; a rich text is one value. */
const isGroup = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('root' in value);
