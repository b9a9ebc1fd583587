import pg from 'pg';

/** Named values that the start scripts store in a database about its own state, so that they move with the data. */
export interface StackState {
  read(name: string): Promise<string | null>;
  write(name: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Connects to the stored state, creating its table on first use. Throws what `pg` throws when it cannot connect. */
export async function openStackState(databaseUrl: string): Promise<StackState> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  // A connection that breaks later makes the next query fail.
  client.on('error', () => {});
  // Older installations have the table under another name.
  await client.query('alter table if exists public.house_note rename to stack_state');
  await client.query('create table if not exists public.stack_state (name text primary key, text text not null)');
  return {
    async read(name) {
      const { rows } = await client.query<{ text: string }>('select text from public.stack_state where name = $1', [
        name,
      ]);
      return rows[0]?.text ?? null;
    },
    async write(name, text) {
      const upsert =
        'insert into public.stack_state values ($1, $2) on conflict (name) do update set text = excluded.text';
      await client.query(upsert, [name, text]);
    },
    close: () => client.end(),
  };
}
