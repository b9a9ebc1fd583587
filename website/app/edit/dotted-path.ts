/** Keys from the root of plain JSON to a value, such as `['fields', 'about_repeater', '0', 'fields']`. */
export type Path = readonly string[];

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Keys that would reach a prototype, and the empty key. */
const refused = new Set(['__proto__', 'constructor', 'prototype', '']);

const ownStep = (value: unknown, step: string): boolean =>
  isContainer(value) && !refused.has(step) && Object.hasOwn(value, step);

const stepInto = (value: unknown, step: string): unknown =>
  // Object.hasOwn proved that the container has the key.
  ownStep(value, step) ? (value as Record<string, unknown>)[step] : undefined;

/** True when every key is an own property of its container. */
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
 * Returns a copy of `root` with another value at the path, or null when the path does not exist. Only the last key may be new,
 * in an object. Only own properties count.
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

/** Returns a copy of `root` without the value at the path, or `root` itself when there is none. */
export function removeAt<T extends object>(root: T, path: Path): T {
  const [step, ...rest] = path;
  if (step === undefined || !ownStep(root, step)) return root;
  const inner = stepInto(root, step);
  if (rest.length > 0) return isContainer(inner) ? withStep(root, step, removeAt(inner, rest)) : root;
  // The copies have the shape of the originals; only plain JSON is edited.
  if (Array.isArray(root)) return root.toSpliced(Number(step), 1) as unknown as T;
  const { [step]: _, ...others } = root as Record<string, unknown>;
  return others as T;
}

function withStep<T extends object>(root: T, step: string, value: unknown): T {
  // The copy has the shape of the original; only plain JSON is edited.
  if (Array.isArray(root)) return root.with(Number(step), value) as unknown as T;
  return { ...root, [step]: value };
}
