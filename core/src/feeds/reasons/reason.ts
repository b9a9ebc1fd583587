/** Codes of all reasons with the names of their values. Their texts are in `reason-texts.ts`. */
export const reasonValues = {
  // A listing that cannot be shown.
  'no-municipality': [],
  'no-price': [],
  'price-per-area': [],
  'price-too-low': [],
  'rent-per-area': [],
  'rent-period-unknown': [],
  'no-key': [],
  'display-forbidden': [],
  'invalid-values': ['detail'],
  'refused-by-database': ['detail'],
  // A row of a file.
  'row-width': ['columns', 'expected'],
  'not-a-date': ['field'],
  'coordinates-not-numbers': [],
  'coordinates-outside': [],
  'key-twice': ['key'],
  // A file or a delivery.
  'bad-rows': ['bad', 'rows'],
  'no-column': ['column'],
  'no-element': ['path'],
  'xml-malformed': ['detail'],
  'xml-document-type': [],
  'xml-too-deep': [],
  'xml-record-too-long': [],
  'xml-unknown-encoding': [],
  'file-damaged': ['detail'],
  'file-missing': [],
  'file-unreadable': ['detail'],
  'folder-empty': [],
  'path-outside': [],
  'no-listing-file': [],
  'zip-unreadable': ['detail'],
  'zip-too-many-files': ['files'],
  'zip-too-large': [],
  'zip-bomb': [],
  'zip-encrypted': [],
  'photos-lost': ['lost', 'had'],
  'descriptions-lost': ['lost', 'had'],
  'parts-lost': [],
  // A server of files.
  'host-key-unconfirmed': [],
  'host-key-changed': ['fingerprint'],
  'private-key-unreadable': [],
  'not-sftp': ['detail'],
  'folder-closed': [],
  'folder-too-full': ['files'],
  'sftp-refused': ['detail'],
  'delivery-too-large': ['megabytes'],
  'delivery-slow': ['minutes'],
  // A list of keys.
  'list-empty': [],
  'listings-missing': ['missing', 'live'],
  'list-count': ['keys', 'counted'],
  'list-not-counted': [],
  'repeated-link': [],
  'foreign-link': [],
  'not-verified': ['since'],
  // The result of a run.
  'none-shown': ['listings'],
  garbled: ['listings'],
  // A server.
  'credentials-missing': [],
  'credentials-unreadable': [],
  'credentials-refused': [],
  'server-answered': ['status'],
  'not-odata': [],
  timeout: [],
  'cut-off': [],
  'answer-too-long': [],
  'unknown-host': [],
  certificate: [],
  'connection-failed': ['detail'],
  'not-https': [],
  'private-address': [],
  'address-unreadable': [],
  'too-many-redirects': [],
  // A message to a board.
  'board-off': [],
  'board-no-broker': [],
  'board-refused': ['detail'],
  'board-unclear': [],
  // A photo.
  'no-photo': [],
  'photo-too-large': [],
  'photo-unreadable': [],
  'photo-too-many-pixels': [],
  // A message of the system, or a sentence that was stored before there were codes.
  'as-written': ['text'],
} as const satisfies Record<string, readonly string[]>;

export type ReasonCode = keyof typeof reasonValues;
type Values<Code extends ReasonCode> = Readonly<Record<(typeof reasonValues)[Code][number], string | number>>;

/** Parts of a source that a run reads; a reason names the one whose reading failed. */
export const readParts = [
  'sign-in',
  'changes',
  'events',
  'photo-changes',
  'open-house-changes',
  'keys',
  'listings',
  'open-houses',
  'members',
  'offices',
] as const;
export type ReadPart = (typeof readParts)[number];

interface ReasonOf<Code extends ReasonCode> {
  code: Code;
  values: Values<Code>;
  part?: ReadPart;
  /** Reasons of which this one consists, the first few. */
  causes?: readonly Reason[];
}

/** Why a run, a list, a listing or a photo failed, or what is wrong with a source: a code with its values, without words. */
export type Reason = { [Code in ReasonCode]: ReasonOf<Code> }[ReasonCode];

/** Maximum length of a value, and number of causes, that are stored. */
const valueLength = 300;
const maxCauses = 3;

type NoValues = { [Code in ReasonCode]: (typeof reasonValues)[Code] extends readonly [] ? Code : never }[ReasonCode];

/** Returns a reason. */
export function reasonOf(code: NoValues): Reason;
export function reasonOf<Code extends ReasonCode>(code: Code, values: Values<Code>, causes?: readonly Reason[]): Reason;
export function reasonOf(code: ReasonCode, values: object = {}, causes: readonly Reason[] = []): Reason {
  const entries = Object.entries(values).map(([name, value]) => [name, storable(value)]);
  // The overloads above give each code its own values.
  const reason = { code, values: Object.fromEntries(entries) } as Reason;
  return causes.length === 0 ? reason : { ...reason, causes: causes.slice(0, maxCauses) };
}

/** PostgreSQL stores no NUL in a text, and messages of systems may be long. */
const storable = (value: string | number) =>
  typeof value === 'number' ? value : value.replaceAll('\u0000', '').slice(0, valueLength).toWellFormed();

/** Returns a reason that says what could not be read, unless it says so already. */
export const inPart = (part: ReadPart, reason: Reason): Reason => ({ part, ...reason });

/** Error of a reader that says its reason. */
export class ReasonError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason.code);
    this.reason = reason;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the reason of an error: its own, or its message. */
export const reasonOfError = (error: unknown): Reason =>
  error instanceof ReasonError ? error.reason : reasonOf('as-written', { text: messageOf(error) });

/** Returns the text as which a reason is stored. */
export const storedReason = (reason: Reason): string => JSON.stringify(reason);

/** Returns a stored reason. A text that is none, such as a sentence of an earlier version, is a reason as it is written. */
export function readReason(text: string): Reason {
  try {
    const value: unknown = JSON.parse(text);
    if (isReason(value)) return value;
  } catch {
    // No JSON.
  }
  return reasonOf('as-written', { text });
}

function isReason(value: unknown): value is Reason {
  if (typeof value !== 'object' || value === null || !('code' in value) || !('values' in value)) return false;
  const { code, values } = value;
  if (typeof code !== 'string' || !Object.hasOwn(reasonValues, code) || typeof values !== 'object' || values === null)
    return false;
  return reasonValues[code as ReasonCode].every((name) => Object.hasOwn(values, name));
}
