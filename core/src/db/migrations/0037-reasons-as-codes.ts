import { type Kysely, sql } from 'kysely';

/** Columns with the reason of a failure. */
const columns = [
  ['feed_run', 'reason'],
  ['feed_run_listing', 'reason'],
  ['feed_key_list', 'reason'],
  ['feed_failure', 'reason'],
  ['feed_photo', 'reason'],
  ['feed_report', 'reason'],
  ['feed_alarm', 'detail'],
] as const;

/** The sentences in which reasons were stored, with the code of each and the names of the values in its groups. */
const sentences: readonly (readonly [RegExp, string, ...string[]])[] = [
  [/^The listing has no municipality$/, 'no-municipality'],
  [/^The listing has no price$/, 'no-price'],
  [/^The price is per unit of area$/, 'price-per-area'],
  [/^The price is too low to be that of the whole property$/, 'price-too-low'],
  [/^The rent is per unit of area$/, 'rent-per-area'],
  [/^The period of the rent is unknown$/, 'rent-period-unknown'],
  [/^The (?:record|row) has no (?:ListingKey|number|key)$/, 'no-key'],
  [/^The source does not allow it to be shown$/, 'display-forbidden'],
  [/^The row has (\d+) columns in place of (\d+)$/, 'row-width', 'columns', 'expected'],
  [/^(\w+) is not a date$/, 'not-a-date', 'field'],
  [/^The coordinates are not numbers$/, 'coordinates-not-numbers'],
  [/^The coordinates are not in Canada$/, 'coordinates-outside'],
  [/^(\d+) of (\d+) rows are bad: .*$/s, 'bad-rows', 'bad', 'rows'],
  [/^The file has no column (.+)$/s, 'no-column', 'column'],
  [/^No listing has the element (.+)$/s, 'no-element', 'path'],
  [/^The file is not well-formed XML: (.*)$/s, 'xml-malformed', 'detail'],
  [/^The file has a document type declaration$/, 'xml-document-type'],
  [/^The elements of the file are too deep$/, 'xml-too-deep'],
  [/^A record of the file is too long$/, 'xml-record-too-long'],
  [/^The file is in an unknown encoding$/, 'xml-unknown-encoding'],
  [/^The delivery has no (?:photos|descriptions) for .*; .*$/, 'parts-lost'],
  [/^The delivery has no photos for (\d+) of (\d+) listings that show some$/, 'photos-lost', 'lost', 'had'],
  [/^The delivery has no descriptions for (\d+) of (\d+) listings that show some$/, 'descriptions-lost', 'lost', 'had'],
  [/^((?:Quote Not Closed|Max Record Size|Invalid Closing Quote).*)$/s, 'file-damaged', 'detail'],
  [/^The file cannot be read: ENOENT.*$/s, 'file-missing'],
  [/^The file cannot be read: (.*)$/s, 'file-unreadable', 'detail'],
  [/^The folder holds no zip, csv, txt or xml file$/, 'folder-empty'],
  [/^The path leaves the folder of deliveries$/, 'path-outside'],
  [/^The delivery has no file of listings$/, 'no-listing-file'],
  [/^The zip file cannot be read: (.*)$/s, 'zip-unreadable', 'detail'],
  [/^The zip file has more than (\d+) files$/, 'zip-too-many-files', 'files'],
  [/^The zip file is too large$/, 'zip-too-large'],
  [/^The zip file unpacks to suspiciously much$/, 'zip-bomb'],
  [/^The zip file is encrypted$/, 'zip-encrypted'],
  [/^The list is empty$/, 'list-empty'],
  [/^(\d+) of (\d+) listings are missing$/, 'listings-missing', 'missing', 'live'],
  [/^The list has (\d+) keys, and the server counts (\d+)$/, 'list-count', 'keys', 'counted'],
  [/^The server did not say how many listings there are$/, 'list-not-counted'],
  [/^A link to the next page came twice$|^repeated-link$/, 'repeated-link'],
  [/^A link to the next page leads to another server$|^foreign-link$/, 'foreign-link'],
  [/^No list was verified since (\S+)$/, 'not-verified', 'since'],
  [/^None of the (\d+) listings of the source is shown$/, 'none-shown', 'listings'],
  [/^The letters of (\d+) listings are garbled$/, 'garbled', 'listings'],
  [/^FEED_CREDENTIALS_KEY is missing$/, 'credentials-missing'],
  [/^The credentials of the source cannot be decrypted$/, 'credentials-unreadable'],
  [/^No access token: The server answered 40[013]$/, 'credentials-refused'],
  [/^The server answered (\d+)$/, 'server-answered', 'status'],
  [/^The answer is not a (?:page of OData|record)$|^the answer holds none$/, 'not-odata'],
  [/^Nothing came for [\d.]+ s$/, 'timeout'],
  [/^The answer was cut off$/, 'cut-off'],
  [/^The answer is too long$/, 'answer-too-long'],
  [/^The address is not https$/, 'not-https'],
  [/^The address leads into a private network$/, 'private-address'],
  [/^The address cannot be read$/, 'address-unreadable'],
  [/^The address leads on too often$/, 'too-many-redirects'],
  [/^The file is no photo$/, 'no-photo'],
  [/^The photo cannot be read$/, 'photo-unreadable'],
  [/^The photo has too many pixels$/, 'photo-too-many-pixels'],
];

/** Beginnings of a sentence that say what could not be read. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/^Changes of (?:photos|media|media-files) could not be read: /, 'photo-changes'],
  [/^Changes of open-houses could not be read: /, 'open-house-changes'],
  [/^Changes could not be read: /, 'changes'],
  [/^A list of keys could not be read: /, 'keys'],
  [/^Listings could not be read: /, 'listings'],
  [/^Open houses could not be read: /, 'open-houses'],
  [/^Member records could not be read: /, 'members'],
  [/^Office records could not be read: /, 'offices'],
  [/^No access token: /, 'sign-in'],
];

const maxLength = 300;

function toReason(sentence: string): object {
  for (const [pattern, code, ...names] of sentences) {
    const groups = pattern.exec(sentence)?.slice(1);
    if (!groups) continue;
    const toValue = (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : text.slice(0, maxLength));
    return { code, values: Object.fromEntries(names.map((name, index) => [name, toValue(groups[index])])) };
  }
  for (const [pattern, part] of parts) {
    // The inner part is the more exact one.
    if (pattern.test(sentence)) return { part, ...toReason(sentence.replace(pattern, '')) };
  }
  return { code: 'as-written', values: { text: sentence.slice(0, maxLength) } };
}

/** Stores the reasons of runs, lists, failures, photos, reports and alarms as codes with values, in place of English sentences. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of columns) {
    const name = sql.ref(column);
    const { rows } = await sql<{ sentence: string }>`
      select distinct ${name} as sentence from ${sql.table(table)}
      where ${name} is not null and ${name} not like '{"%'`.execute(db);
    for (const { sentence } of rows) {
      const reason = JSON.stringify(toReason(sentence));
      await sql`update ${sql.table(table)} set ${name} = ${reason} where ${name} = ${sentence}`.execute(db);
    }
  }
}

/** Leaves the codes in the place of the sentences, which they do not hold. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of columns) {
    const name = sql.ref(column);
    await sql`update ${sql.table(table)} set ${name} = ${name}::json ->> 'code' where ${name} like '{"%'`.execute(db);
  }
}
