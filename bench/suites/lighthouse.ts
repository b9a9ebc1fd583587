import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { agencySite } from '@vitrine/demo/sites/agency/agency-site.ts';
import { brokerSite } from '@vitrine/demo/sites/broker/broker-site.ts';
import { estateSite } from '@vitrine/demo/sites/estate/estate-site.ts';
import type { Result } from 'lighthouse';
import { root } from '../../scripts/process/repository-root.ts';
import type { Stack } from '../../scripts/tests/start-stack.ts';
import { findPages, pageKinds } from '../demo-pages.ts';
import type { Bar, Report } from '../figure.ts';
import { getHtml } from '../get-html.ts';
import { median } from '../percentile.ts';
import { type LighthouseRun, runLighthouse, type ThrottlingMethod } from '../run-lighthouse.ts';

const suite = 'lighthouse';
const reports = join(root, '.cache/lighthouse');

/** Pages of the site without a search or a blog, by kind. */
const estatePages = {
  home: '/fr',
  lots: '/fr/terrains',
  building: '/fr/batir',
  contact: '/fr/contact',
  privacy: '/fr/politique-confidentialite',
  terms: '/fr/termes-et-conditions',
};

/** The demo's sites, with their paths where the pages are not of the usual kinds. */
const sites = {
  agency: { site: agencySite, paths: null },
  broker: { site: brokerSite, paths: null },
  estate: { site: estateSite, paths: estatePages },
};

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
  bar: { atLeast: 99 },
};

const metrics: Metric[] = [
  { name: 'FCP', unit: 's', read: seconds('first-contentful-paint'), bar: { atMost: 1.2 } },
  { name: 'LCP', unit: 's', read: seconds('largest-contentful-paint'), bar: { atMost: 2 } },
  { name: 'blocking time', unit: 'ms', read: metric('total-blocking-time'), bar: { atMost: 50 } },
  { name: 'layout shift', unit: 'CLS', read: layoutShift, bar: { atMost: 0 } },
];

/** Categories that do not depend on the throttling. */
const otherCategories = ['accessibility', 'best-practices', 'seo'];

/** All kinds of pages that are measured. */
export const lighthouseKinds = [...new Set([...pageKinds, ...Object.keys(estatePages)])];

interface Extent {
  /** Number of runs of each page and method. */
  runs: number;
  pages: readonly string[];
}

/** Measures pages of the demo's sites with Lighthouse on a phone, and writes the worst report of each under .cache/. */
export async function measureLighthouse(stack: Stack, report: Report, { runs, pages }: Extent): Promise<void> {
  await mkdir(reports, { recursive: true });
  for (const [name, { site, paths }] of Object.entries(sites)) {
    const origin = stack.origin('site', site.domains[0]);
    const found = paths === null ? await findPages(origin) : absolute(paths, origin);
    for (const [kind, url] of Object.entries(found)) {
      if (pages.includes(kind)) await measurePage(`${name}, ${kind}`, url, runs, report);
    }
  }
}

const absolute = (paths: Record<string, string>, origin: string): Record<string, string> =>
  Object.fromEntries(Object.entries(paths).map(([kind, path]) => [kind, origin + path]));

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
