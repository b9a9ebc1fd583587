import type { PayloadRequest } from 'payload';

/** Runs a statement in the transaction of the request, or on its own when it has none, and returns its rows. */
export async function queryInTransaction(
  { payload, transactionID }: PayloadRequest,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const { sessions = {}, drizzle } = payload.db;
  // Payload's type covers the sessions of every database adapter; the sessions of this one hold a transaction of Drizzle.
  const session = sessions[String(await transactionID)] as { db: Pick<typeof drizzle, 'execute'> } | undefined;
  return (await (session?.db ?? drizzle).execute(statement)).rows;
}

/** Runs a statement in the transaction of the request, or on its own when it has none. */
export async function runInTransaction(req: PayloadRequest, statement: string): Promise<void> {
  await queryInTransaction(req, statement);
}
