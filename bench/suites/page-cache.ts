import type { Report } from '../figure.ts';
import { startServer } from '../server-process.ts';
import { measureCachedPage } from './cached-page.ts';

/** The page cache alone, with a sample page of 60 KB: needs neither a build nor the services. */
export async function measurePageCache(report: Report): Promise<void> {
  const site = await startServer('bench/servers/sample-site.ts');
  await measureCachedPage({ suite: 'page-cache', name: 'sample page', url: `${site.origin}/fr` }, report);
  await site.stop();
}
