import type { Context } from 'hono';
import type { CoreEnv } from '../http/core-env.ts';

/** Streams a CSV file. An error aborts the connection, so that a truncated file is not taken for a complete one. */
export async function streamCsv(
  context: Context<CoreEnv>,
  parts: AsyncGenerator<string>,
  { name, now }: { name: string; now: Date },
) {
  // Reads the first part before the headers are sent: while the database is unavailable the answer is a problem, not a broken file.
  const first = await parts.next();
  const encoder = new TextEncoder();
  const file = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(encoder.encode(first.value ?? '')),
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
  context.header('content-type', 'text/csv; charset=utf-8');
  context.header('content-disposition', `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`);
  return context.body(file, 200);
}
