import { join } from 'node:path';
import { createListingServer } from './listing-server.ts';

/** Serves the listings of the demo as a RESO Web API server, to this machine alone. */

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set`);
}

const server = await createListingServer({
  file: join(required('DATA_DIR'), 'demo-time.json'),
  key: required('DEMO_LISTINGS_KEY'),
  pictureOrigin: required('CONTENT_URL'),
});
server.listen({ port: Number(required('PORT')), host: '127.0.0.1' }, () => {
  console.log('The listing server of the demo is ready', server.address());
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.close(() => process.exit(0)));
