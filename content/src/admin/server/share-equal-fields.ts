import type { ClientConfig } from 'payload';

declare global {
  /** Configuration that Payload sends to the browser, by language. */
  var _payload_clientConfigs: Record<string, ClientConfig> | undefined;
}

/** Configurations whose fields have already been shared. */
const done = new WeakSet<object>();

/**
 * Makes equal fields of blocks one shared object in every configuration that Payload has built for the browser. React serialises an object
 * only once; without this, the repeated field groups of buttons and icons took three quarters of each page of the admin.
 */
export function shareFieldsOfBlocks(): void {
  for (const config of Object.values(globalThis._payload_clientConfigs ?? {})) {
    if (done.has(config)) continue;
    done.add(config);
    const known = new Map<string, unknown>();
    for (const block of config.blocks ?? []) block.fields = shareEqualParts(block.fields, known);
  }
}

/** Replaces equal arrays and plain objects within the value by one shared object, including those that `known` holds from earlier calls. */
export function shareEqualParts<Value>(value: Value, known: Map<string, unknown>): Value {
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  for (const [name, part] of Object.entries(value)) Reflect.set(value, name, shareEqualParts(part, known));
  const key = JSON.stringify(value);
  const equal = known.get(key);
  if (equal === undefined) known.set(key, value);
  // Only plain objects and arrays are compared, so a value with equal JSON has the same type.
  return (equal ?? value) as Value;
}

/** False for other objects, among them React elements, whose JSON does not contain their type. */
const isPlain = (value: object): boolean =>
  Array.isArray(value) || (Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value));
