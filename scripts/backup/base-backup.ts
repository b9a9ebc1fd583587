import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { PlainError } from '../process/plain-error.ts';

/** Names of the files of a copied database. */
export const databaseFiles = { archive: 'base.tar.gz', manifest: 'backup_manifest' } as const;

/** What the client of `pg` calls while a query runs. Its types leave out the messages of copies. */
interface Connection {
  query(text: string): void;
  stream: { pause(): void; resume(): void };
}

/**
 * Copies the cluster of a running server into a folder, as `pg_basebackup` does: one archive with the files of the database and with the write-ahead
 * log that makes them consistent, and the server's manifest with a checksum of each file. The server goes on working. Throws a PlainError when the
 * account may not copy, or the cluster has tablespaces elsewhere.
 */
export async function copyCluster(databaseUrl: string, folder: string): Promise<void> {
  // `replication` is an option of the client that its types do not know.
  const options: pg.ClientConfig & { replication: string } = { connectionString: databaseUrl, replication: 'true' };
  const client = new pg.Client(options);
  await client.connect().catch((error: unknown) => {
    throw plainly(error);
  });
  const archive = new PassThrough();
  const target = createWriteStream(join(folder, databaseFiles.archive), { flags: 'wx', mode: 0o600 });
  const written = pipeline(archive, createGzip({ level: 1 }), target);
  const manifest = await open(join(folder, databaseFiles.manifest), 'wx', 0o600);
  try {
    const copy = new CopyReader(archive);
    client.query(copy);
    await Promise.race([copy.ended, written.then(() => copy.ended)]);
    archive.end();
    await written;
    await manifest.writeFile(Buffer.concat(copy.manifest));
    await manifest.sync();
  } catch (error) {
    archive.destroy();
    await written.catch(() => {});
    throw plainly(error);
  } finally {
    await manifest.close();
    await client.end();
  }
}

function plainly(error: unknown): unknown {
  const { code } = Object(error);
  if (code === '42501' || code === '28000')
    return new PlainError(
      'The account of DATABASE_URL may not copy the database: give it the attribute REPLICATION, and a line for `replication` in pg_hba.conf.',
    );
  return error;
}

/** The messages of `BASE_BACKUP` (PostgreSQL 15 and later): each begins with a letter that says what its bytes are. */
const messages = { archive: 'n', manifest: 'm', data: 'd', progress: 'p' } as const;

/** A query that reads a copy of the cluster: its archive goes to a stream, its manifest is kept. */
class CopyReader {
  readonly ended: Promise<void>;
  readonly manifest: Buffer[] = [];
  readonly #archive: PassThrough;
  #settle: { done: () => void; fail: (error: unknown) => void } = { done: () => {}, fail: () => {} };
  #archives = 0;
  #isManifest = false;
  #isPaused = false;
  #error: unknown = null;

  constructor(archive: PassThrough) {
    this.#archive = archive;
    this.ended = new Promise((done, fail) => {
      this.#settle = { done, fail };
    });
  }

  submit(connection: Connection): void {
    connection.query(
      `BASE_BACKUP (LABEL 'vitrine', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`,
    );
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: Connection): void {
    const kind = String.fromCharCode(chunk[0] ?? 0);
    if (kind === messages.archive && ++this.#archives > 1)
      this.#error ??= new PlainError(
        'The database has tablespaces outside its folder, which this backup does not copy.',
      );
    if (kind === messages.manifest) this.#isManifest = true;
    if (kind !== messages.data) return;
    // The parser of the client uses its memory again.
    const bytes = Buffer.from(chunk.subarray(1));
    if (this.#isManifest) this.manifest.push(bytes);
    else if (!this.#archive.write(bytes) && !this.#isPaused) {
      this.#isPaused = true;
      stream.pause();
      this.#archive.once('drain', () => {
        this.#isPaused = false;
        stream.resume();
      });
    }
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}

  handleError(error: unknown): void {
    this.#settle.fail(error);
  }

  handleReadyForQuery(): void {
    if (this.#error) this.#settle.fail(this.#error);
    else this.#settle.done();
  }
}
