/** The steps to a value within plain JSON, such as `['fields', 'about_repeater', '0', 'fields']`. */
export type Path = readonly string[];

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Names by which a path would leave the data and reach the language itself; and no name at all. */
const refused = new Set(['__proto__', 'constructor', 'prototype', '']);

const ownStep = (value: unknown, step: string): boolean =>
  isContainer(value) && !refused.has(step) && Object.hasOwn(value, step);

const stepInto = (value: unknown, step: string): unknown =>
  // Object.hasOwn has told that the step is one of the container's own.
  ownStep(value, step) ? (value as Record<string, unknown>)[step] : undefined;

/** Whether every step is an own property of what stands before it. */
export function hasPath(root: object, path: Path): boolean {
  let value: unknown = root;
  for (const step of path) {
    if (!ownStep(value, step)) return false;
    value = stepInto(value, step);
  }
  return path.length > 0;
}

export const readPath = (root: object, path: Path): unknown => path.reduce<unknown>(stepInto, root);

/**
 * A copy of `root` with another value at the path; null where there is no such place. All that leads there must exist, and the
 * last step too unless it is a new name in an object. Only own properties count.
 */
export function writeAt<T extends object>(root: T, path: Path, value: unknown): T | null {
  const [step, ...rest] = path;
  if (step === undefined || refused.has(step)) return null;
  const isNewName = rest.length === 0 && !Array.isArray(root);
  if (!ownStep(root, step) && !isNewName) return null;
  if (rest.length === 0) return withStep(root, step, value);
  const inner = stepInto(root, step);
  const next = isContainer(inner) ? writeAt(inner, rest, value) : null;
  return next && withStep(root, step, next);
}

/** A copy of `root` without what stands at the path; `root` itself where nothing does. */
export function removeAt<T extends object>(root: T, path: Path): T {
  const [step, ...rest] = path;
  if (step === undefined || !ownStep(root, step)) return root;
  const inner = stepInto(root, step);
  if (rest.length > 0) return isContainer(inner) ? withStep(root, step, removeAt(inner, rest)) : root;
  // The copies have the shape of what they copy; only plain JSON is edited.
  if (Array.isArray(root)) return root.toSpliced(Number(step), 1) as unknown as T;
  const { [step]: _, ...others } = root as Record<string, unknown>;
  return others as T;
}

function withStep<T extends object>(root: T, step: string, value: unknown): T {
  // The copy has the shape of what it copies; only plain JSON is edited.
  if (Array.isArray(root)) return root.with(Number(step), value) as unknown as T;
  return { ...root, [step]: value };
}
