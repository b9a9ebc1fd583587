import pg from 'pg';

/**
 * Creates an empty database on the server of `databaseUrl` (`inject('databaseUrl')`) and returns its address. Drops an older
 * one of the same name first.
 */
export async function createTestDatabase(databaseUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const quoted = client.escapeIdentifier(name);
    await client.query(`drop database if exists ${quoted} with (force)`);
    await client.query(`create database ${quoted}`);
  } finally {
    await client.end();
  }
  const address = new URL(databaseUrl);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}
