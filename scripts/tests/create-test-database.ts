import pg from 'pg';

/**
 * Creates an empty database on the server of `databaseUrl` (`inject('databaseUrl')`) and returns its address. Drops an older
 * one of the same name first.
 */
export const createTestDatabase = (databaseUrl: string, name: string): Promise<string> =>
  withClient(databaseUrl, (client) => recreate(client, databaseUrl, name));

/** A migrated database that the test files of a run copy. */
export interface TemplateDatabase {
  name: string;
  /** Migrates the empty database at an address. */
  migrate(databaseUrl: string): Promise<void>;
}

/**
 * Creates a copy of a template database and returns its address. The first caller of a run creates the template, and others
 * wait for it.
 */
export const copyTemplateDatabase = (databaseUrl: string, name: string, template: TemplateDatabase): Promise<string> =>
  withClient(databaseUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template.name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template.name]);
    if (!rowCount) {
      // Renamed once it is complete, so that a failure leaves no incomplete template.
      const draft = `${template.name}_draft`;
      await template.migrate(await recreate(client, databaseUrl, draft));
      await client.query(
        `alter database ${client.escapeIdentifier(draft)} rename to ${client.escapeIdentifier(template.name)}`,
      );
    }
    return recreate(client, databaseUrl, name, `template ${client.escapeIdentifier(template.name)} strategy file_copy`);
  });

async function withClient<Result>(databaseUrl: string, run: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await run(client);
  } finally {
    // Releases the lock too.
    await client.end();
  }
}

async function recreate(client: pg.Client, databaseUrl: string, name: string, options = ''): Promise<string> {
  const quoted = client.escapeIdentifier(name);
  await client.query(`drop database if exists ${quoted} with (force)`);
  await client.query(`create database ${quoted} ${options}`);
  const address = new URL(databaseUrl);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}
