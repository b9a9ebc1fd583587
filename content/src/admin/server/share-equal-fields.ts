import type { ClientConfig } from 'payload';

declare global {
  /** Configuration that Payload sends to the browser, by language. */
  var _payload_clientConfigs: Record<string, ClientConfig> | undefined;
}

/** Configurations whose fields are shared already. */
const done = new WeakSet<object>();

/**
 * Makes equal fields of the blocks one object in every configuration that Payload has made for the browser. React sends an object
 * once: the groups of a button or an icon, which many blocks have, took three quarters of each page of the admin.
 */
export function shareFieldsOfBlocks(): void {
  for (const config of Object.values(globalThis._payload_clientConfigs ?? {})) {
    if (done.has(config)) continue;
    done.add(config);
    const known = new Map<string, unknown>();
    for (const block of config.blocks ?? []) block.fields = shareEqualParts(block.fields, known);
  }
}

/** Returns the value with equal arrays and plain objects within it, and within those that `known` has from before, as one object. */
export function shareEqualParts<Value>(value: Value, known: Map<string, unknown>): Value {
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  for (const [name, part] of Object.entries(value)) Reflect.set(value, name, shareEqualParts(part, known));
  const key = JSON.stringify(value);
  const equal = known.get(key);
  if (equal === undefined) known.set(key, value);
  // Equal JSON means the same type of value, since plain objects and arrays alone are compared.
  return (equal ?? value) as Value;
}

/** False for an element of React as well, whose type JSON does not hold. */
const isPlain = (value: object): boolean =>
  Array.isArray(value) || (Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value));
