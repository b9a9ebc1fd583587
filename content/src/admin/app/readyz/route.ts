import { getPayload } from 'payload';
import config from '../../payload-config.ts';

export const dynamic = 'force-dynamic';

/** Answers 200 while the database can be read, else 503. */
export async function GET() {
  try {
    const payload = await getPayload({ config });
    await payload.count({ collection: 'sites' });
    return Response.json({ status: 'ready' });
  } catch {
    return Response.json({ status: 'not ready' }, { status: 503 });
  }
}
