import pg from 'pg';

/** Small notes of the start scripts on the state of a database, kept in it so that they go wherever the data goes. */
export interface StackState {
  read(name: string): Promise<string | null>;
  write(name: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the notes of the database, making their table on first use. Throws what `pg` throws when it cannot connect. */
export async function openStackState(databaseUrl: string): Promise<StackState> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  // A connection that breaks later is told by the query that needed it.
  client.on('error', () => {});
  await client.query('create table if not exists public.house_note (name text primary key, text text not null)');
  return {
    async read(name) {
      const { rows } = await client.query<{ text: string }>('select text from public.house_note where name = $1', [
        name,
      ]);
      return rows[0]?.text ?? null;
    },
    async write(name, text) {
      const upsert =
        'insert into public.house_note values ($1, $2) on conflict (name) do update set text = excluded.text';
      await client.query(upsert, [name, text]);
    },
    close: () => client.end(),
  };
}
