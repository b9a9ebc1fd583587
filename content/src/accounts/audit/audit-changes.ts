export interface AuditChange {
  /** Path of the field, such as `captcha.version`. */
  field: string;
  before: string | null;
  after: string | null;
}

/**
 * Fields that change automatically, that are derived from others (`hosts` from `domains`), or that Payload stores for log-ins.
 */
const ignored = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'changed_by',
  'sessions',
  'collection',
  '_strategy',
  '_sid',
  'salt',
  'hash',
  'hosts',
]);
const isSecret = (name: string): boolean => /password|secret|token|(^|_)key$/i.test(name);

/** Maximum length of a recorded value. The blocks of a header have 100 KB, and the entry names the field anyway. */
const maxLength = 500;
const redacted = '•••';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Returns the id of a populated document; any other value unchanged. */
const withoutPopulation = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutPopulation);
  return isFields(value) && 'id' in value && 'updatedAt' in value ? value.id : value;
};

function describe(name: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (isSecret(name)) return redacted;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** Returns every field whose value differs, secrets redacted. Groups are compared by field, lists as a whole. */
export function findChanges(before: Fields, after: Fields, path = ''): AuditChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    if (ignored.has(name)) return [];
    const [from, to] = [withoutPopulation(before[name]), withoutPopulation(after[name])];
    const field = path + name;
    if (isFields(from) || isFields(to)) {
      return findChanges(isFields(from) ? from : {}, isFields(to) ? to : {}, `${field}.`);
    }
    const isSame = JSON.stringify(from ?? null) === JSON.stringify(to ?? null);
    const [old, now] = [describe(name, from), describe(name, to)];
    return isSame || (old === null && now === null) ? [] : [{ field, before: old, after: now }];
  });
}
