import type { ClientBase, Connection, Submittable } from 'pg';

/** Methods that `pg` calls on a query and does not declare in its types. */
interface CopyingConnection extends Connection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** Sends text to `copy … from stdin`; finished when the server is ready for the next statement. */
class CopyIn implements Submittable {
  readonly done: Promise<void>;
  readonly #statement: string;
  readonly #content: Buffer;
  readonly #settle: PromiseWithResolvers<void>;

  constructor(statement: string, content: Buffer) {
    this.#statement = statement;
    this.#content = content;
    this.#settle = Promise.withResolvers();
    this.done = this.#settle.promise;
  }

  submit(connection: Connection): void {
    (connection as CopyingConnection).query(this.#statement);
  }

  handleCopyInResponse(connection: CopyingConnection): void {
    connection.sendCopyFromChunk(this.#content);
    connection.endCopyFrom();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#settle.resolve();
  }

  handleError(error: Error): void {
    this.#settle.reject(error);
  }
}

/** Returns a value as a field of `copy` in text format; values other than text, numbers and booleans as JSON. */
function toField(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, escapeField) : text;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escapeField = (character: string) => escapes[character] ?? character;

/** Returns a PostgreSQL array literal. */
export const toTextArray = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;

/**
 * Writes rows into a table with `copy`, which is several times as fast as `insert`. All rows must have the columns of
 * the first. Rejects with the server's error; then no row is written.
 */
export async function copyRows(client: ClientBase, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => `${Object.values(row).map(toField).join('\t')}\n`);
  const copying = new CopyIn(`copy ${table} (${columns.join(', ')}) from stdin`, Buffer.from(lines.join('')));
  client.query(copying);
  await copying.done;
}
