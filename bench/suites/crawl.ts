import type { Stack } from '../../scripts/tests/start-stack.ts';
import { crawlFaults } from '../crawl/crawl-faults.ts';
import { crawlSite } from '../crawl/crawl-site.ts';
import type { Report } from '../figure.ts';

const suite = 'crawl';
const sites = { agency: 'localhost', broker: 'courtier.localhost', estate: 'domaine.localhost' };
/** Number of faults of a kind that are printed. */
const shown = 5;

/** Crawls the demo sites as a search engine does, and reports their faults; the first of each kind go to standard error. */
export async function measureCrawl(stack: Stack, report: Report): Promise<void> {
  for (const [name, host] of Object.entries(sites)) {
    const site = await crawlSite(stack.origin('site', host));
    report({ suite, name: `${name}: addresses crawled`, value: site.addresses.size, unit: 'addresses' });
    report({ suite, name: `${name}: addresses in the sitemap`, value: site.sitemap.size, unit: 'addresses' });
    for (const [kind, faults] of Object.entries(crawlFaults(site))) {
      report({ suite, name: `${name}: ${kind}`, value: faults.length, unit: 'faults', bar: { atMost: 0 } });
      for (const fault of faults.slice(0, shown)) console.error(`  ${kind}: ${fault}`);
    }
  }
}
