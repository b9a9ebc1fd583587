import pg from 'pg';
import { advice, type Finding, good, wrong } from './finding.ts';

/** Oldest version of PostgreSQL with which the tests run, and connections that all parts may open together. */
const leastVersion = 180_000;
const leastConnections = 60;

interface Facts {
  version: number;
  version_name: string;
  connections: number;
  encoding: string;
  may_create: boolean;
  may_copy: boolean;
  is_replica: boolean;
}

/** Checks a database that is reached at an address: its version, its encoding, and what its account may do. */
export async function checkDatabase(databaseUrl: string): Promise<Finding[]> {
  const facts = await read(databaseUrl);
  if (typeof facts === 'string')
    return [wrong(`The database does not answer: ${facts}.`, 'Correct DATABASE_URL, or start the server.')];
  const { version, version_name: name } = facts;
  return [
    version < leastVersion
      ? advice(`The database is PostgreSQL ${name}; the parts are tested with 18.`, 'Plan the step to 18.')
      : good(`The database answers: PostgreSQL ${name}.`),
    ...(facts.encoding === 'UTF8'
      ? []
      : [wrong(`The database is encoded as ${facts.encoding}.`, 'Create it anew with the encoding UTF8.')]),
    ...(facts.connections < leastConnections
      ? [
          wrong(
            `The database takes ${facts.connections} connections.`,
            `Set max_connections to ${leastConnections} or more.`,
          ),
        ]
      : []),
    ...(facts.is_replica ? [wrong('DATABASE_URL names a replica, which takes no writes.', 'Name the primary.')] : []),
    ...(facts.may_create
      ? []
      : [
          wrong(
            'The account may not create schemas, so migrations fail.',
            'Run grant create on database … to its account.',
          ),
        ]),
    ...(facts.may_copy
      ? []
      : [advice('The account may not copy the database for npm run backup.', 'Run alter role … replication.')]),
  ];
}

async function read(databaseUrl: string): Promise<Facts | string> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(`
      select current_setting('server_version_num')::integer as version, current_setting('server_version') as version_name,
        current_setting('max_connections')::integer as connections, pg_encoding_to_char(encoding) as encoding,
        has_database_privilege(current_database(), 'create') as may_create, pg_is_in_recovery() as is_replica,
        (select rolsuper or rolreplication from pg_roles where rolname = current_user) as may_copy
      from pg_database where datname = current_database()`);
    return rows[0] ?? 'it has no name';
  } catch (error) {
    return error instanceof AggregateError
      ? error.errors.map(({ message }) => message).join(', ')
      : String(Object(error).message);
  } finally {
    await client.end().catch(() => undefined);
  }
}
