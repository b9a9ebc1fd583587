import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { agencySite } from '@vitrine/demo/sites/agency/agency-site.ts';
import { brokerSite } from '@vitrine/demo/sites/broker/broker-site.ts';
import type { Result } from 'lighthouse';
import { root } from '../../scripts/process/repository-root.ts';
import type { Stack } from '../../scripts/tests/start-stack.ts';
import { findPages } from '../demo-pages.ts';
import type { Bar, Report } from '../figure.ts';
import { getHtml } from '../get-html.ts';
import { median } from '../percentile.ts';
import { type LighthouseRun, runLighthouse, type ThrottlingMethod } from '../run-lighthouse.ts';

const suite = 'lighthouse';
const reports = join(root, '.cache/lighthouse');

const sites = { agency: agencySite, broker: brokerSite };

interface Throttling {
  name: string;
  method: ThrottlingMethod;
  /** True when the targets for times apply to this method. */
  isJudged: boolean;
}

const throttlings: Throttling[] = [
  // The network and the processor are really slowed down.
  { name: 'applied', method: 'devtools', isJudged: true },
  // The times are computed from a run that is not slowed down.
  { name: 'simulated', method: 'simulate', isJudged: false },
];

interface Metric {
  name: string;
  unit: string;
  read(result: Result): number;
  bar: Bar;
}

const score = (category: string) => (result: Result) => (result.categories[category]?.score ?? 0) * 100;
const metric = (audit: string) => (result: Result) => result.audits[audit]?.numericValue ?? Number.NaN;
const seconds = (audit: string) => (result: Result) => metric(audit)(result) / 1000;

/** Three decimals, as Lighthouse prints them: a letter of a late font that is 1 px wider shifts 0.0001 of the screen. */
const layoutShift = (result: Result) => Number(metric('cumulative-layout-shift')(result).toFixed(3));

const performanceScore: Metric = {
  name: 'performance',
  unit: 'of 100',
  read: score('performance'),
  bar: { atLeast: 98 },
};

const metrics: Metric[] = [
  { name: 'FCP', unit: 's', read: seconds('first-contentful-paint'), bar: { atMost: 1.2 } },
  { name: 'LCP', unit: 's', read: seconds('largest-contentful-paint'), bar: { atMost: 2 } },
  { name: 'blocking time', unit: 'ms', read: metric('total-blocking-time'), bar: { atMost: 80 } },
  { name: 'layout shift', unit: 'CLS', read: layoutShift, bar: { atMost: 0 } },
];

/** Categories that do not depend on the throttling. */
const otherCategories = ['accessibility', 'best-practices', 'seo'];

interface Extent {
  /** Number of runs of each page and method. */
  runs: number;
  pages: readonly string[];
}

/** Measures pages of both demo sites with Lighthouse on a phone, and writes the worst report of each under .cache/. */
export async function measureLighthouse(stack: Stack, report: Report, { runs, pages }: Extent): Promise<void> {
  await mkdir(reports, { recursive: true });
  for (const [site, { domains }] of Object.entries(sites)) {
    const found = await findPages(stack.origin('site', domains[0]));
    for (const kind of pages) await measurePage(`${site}, ${kind}`, found[kind] ?? '', runs, report);
  }
}

async function measurePage(page: string, url: string, runs: number, report: Report): Promise<void> {
  const results: Result[] = [];
  for (const throttling of throttlings) {
    const name = `${page}, ${throttling.name}`;
    const measured: LighthouseRun[] = [];
    for (let run = 0; run < runs; run += 1) {
      await getHtml(url); // puts the page into the page cache
      measured.push(await runLighthouse(url, throttling.method));
    }
    await writeWorst(name, measured);
    const ownResults = measured.map(({ result }) => result);
    results.push(...ownResults);
    reportMedian(name, performanceScore, ownResults, true, report);
    for (const metric of metrics) reportMedian(name, metric, ownResults, throttling.isJudged, report);
  }
  for (const category of otherCategories) {
    const value = Math.min(...results.map(score(category)));
    report({ suite, name: `${page}: ${category}, lowest`, value, unit: 'of 100', bar: { atLeast: 100 } });
  }
  console.error([`${page}: ${url}`, ...new Set(results.flatMap(failedAudits))].join('\n'));
}

function reportMedian(page: string, metric: Metric, results: Result[], isJudged: boolean, report: Report): void {
  const { name, unit, read, bar } = metric;
  report({ suite, name: `${page}: ${name}`, value: median(results.map(read)), unit, ...(isJudged && { bar }) });
}

async function writeWorst(page: string, measured: readonly LighthouseRun[]): Promise<void> {
  const [worst] = measured.toSorted(
    (one, other) => performanceScore.read(one.result) - performanceScore.read(other.result),
  );
  if (!worst) return;
  const path = join(reports, page.replaceAll(', ', '-'));
  await writeFile(`${path}.html`, worst.html);
  await writeFile(`${path}.json`, JSON.stringify(worst.result));
}

/** Lists the audits that cost points in the categories that do not depend on the throttling. */
function failedAudits({ categories, audits }: Result): string[] {
  return otherCategories.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id, weight }) => `  ${category}: ${id} (weight ${weight}), ${audits[id]?.title}`),
  );
}
