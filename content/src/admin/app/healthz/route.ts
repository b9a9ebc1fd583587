export const dynamic = 'force-dynamic';

/** The process lives. */
export const GET = () => Response.json({ status: 'ok' });
