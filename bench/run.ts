import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onStop } from '../scripts/process/child-processes.ts';
import { PlainError } from '../scripts/process/plain-error.ts';
import { root } from '../scripts/process/repository-root.ts';
import { runScript } from '../scripts/process/run-script.ts';
import { joinOrStartStack, type Stack } from '../scripts/tests/start-stack.ts';
import { type Figure, figureOf, type Report } from './figure.ts';
import { describe, markdownTable, plainTable, replaceSection } from './figure-table.ts';
import { type Machine, machineFacts } from './machine.ts';
import { capacityNote } from './soak/soak-figures.ts';
import { measureAlerts } from './suites/alerts.ts';
import { measureCrawl } from './suites/crawl.ts';
import { measureFeeds } from './suites/feeds.ts';
import { measureFirstLoad } from './suites/first-load.ts';
import { measureLeads } from './suites/leads.ts';
import { lighthouseKinds, measureLighthouse } from './suites/lighthouse.ts';
import { measureLooks } from './suites/looks.ts';
import { measureMap } from './suites/map.ts';
import { measurePageCache } from './suites/page-cache.ts';
import { measurePages } from './suites/pages.ts';
import { measureSearch } from './suites/search.ts';
import { measureSitemap } from './suites/sitemap.ts';
import { measureSoak } from './suites/soak.ts';

const page = join(root, 'docs/performance.md');

const stackSuites: Record<string, (stack: Stack, report: Report, size: Size) => Promise<void>> = {
  pages: measurePages,
  'first-load': measureFirstLoad,
  lighthouse: measureLighthouse,
  crawl: measureCrawl,
  looks: measureLooks,
  soak: (stack, report, { seconds, listings }) =>
    measureSoak(stack, report, seconds ?? usualSeconds.soak, Math.max(...listings)),
};
const alone: Record<string, (report: Report, size: Size) => Promise<void>> = {
  search: (report, { listings }) => measureSearch(report, listings),
  alerts: (report, { listings }) => measureAlerts(report, listings),
  leads: (report, { seconds }) => measureLeads(report, seconds ?? usualSeconds.leads),
  'page-cache': measurePageCache,
  map: measureMap,
  feeds: measureFeeds,
  sitemap: measureSitemap,
};
/** Writers of the text below the table of a suite. They compute it from the figures of the suite. */
const notes: Record<string, (figures: readonly Figure[], machine: Machine) => string> = {
  soak: (figures, { cores }) => capacityNote(figures, cores),
};
const suites = [...Object.keys(stackSuites), ...Object.keys(alone)];

/** Size of the run: numbers of listings, seconds of a load, and the runs and pages of Lighthouse. */
interface Size {
  listings: readonly number[];
  /** Absent for the usual time of the suite. */
  seconds: number | undefined;
  runs: number;
  pages: readonly string[];
  /** Every how many of the pages are looked at. */
  every: number;
}

const usualListings = ['5000', '100000', '1000000'];
const usualSeconds = { leads: 120, soak: 600 };
const usualRuns = '5';

/** Runs `npm run bench`: prints one JSON line per figure on standard output, and tables on standard error. */
async function run(chosen: readonly string[], size: Size, isWritten: boolean): Promise<void> {
  const needsStack = chosen.some((suite) => Object.hasOwn(stackSuites, suite));
  // Reads the load average before the stack starts, because its start would raise it.
  const machine = machineFacts();
  console.log(JSON.stringify({ machine }));
  console.error(`\n${describe(machine)}`);
  const stack = needsStack ? await startedStack() : null;
  for (const suite of chosen) {
    const figures: Figure[] = [];
    const report: Report = (measurement) => {
      const figure = figureOf(measurement);
      figures.push(figure);
      console.log(JSON.stringify(figure));
    };
    const measure = stackSuites[suite];
    if (stack && measure) await measure(stack, report, size);
    await alone[suite]?.(report, size);
    const note = notes[suite]?.(figures, machine);
    console.error([`\n${suite}`, plainTable(figures), note].join('\n'));
    if (isWritten) await writeFigures(suite, [markdownTable(figures, machine), note]);
  }
}

async function startedStack(): Promise<Stack> {
  // The process that draws pictures after the start would occupy one of the processors.
  const stack = await joinOrStartStack({ admin: false, env: { DEMO_PICTURES: 'fixed' } });
  onStop(stack.stop);
  return stack;
}

async function writeFigures(suite: string, parts: readonly (string | undefined)[]): Promise<void> {
  const text = await readFile(page, 'utf8');
  const section = parts.filter((part) => part !== undefined).join('\n\n');
  await writeFile(page, replaceSection(text, suite, section));
}

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      suite: { type: 'string', multiple: true },
      listings: { type: 'string', multiple: true, default: usualListings },
      seconds: { type: 'string' },
      runs: { type: 'string', default: usualRuns },
      page: { type: 'string', multiple: true, default: lighthouseKinds },
      every: { type: 'string', default: '1' },
      write: { type: 'boolean', default: false },
    },
  });
  const unknown = values.suite?.find((name) => !suites.includes(name));
  if (unknown) throw new PlainError(`There is no suite named ${unknown}: choose from ${suites.join(', ')}.`);
  const listings = values.listings.map(Number);
  if (!listings.every((count) => Number.isSafeInteger(count) && count >= 1000)) {
    throw new PlainError('--listings takes whole numbers from 1000 on.');
  }
  const seconds = values.seconds === undefined ? undefined : Number(values.seconds);
  if (seconds !== undefined && (!Number.isSafeInteger(seconds) || seconds < 10))
    throw new PlainError('--seconds takes a whole number from 10 on.');
  const runs = Number(values.runs);
  if (!Number.isSafeInteger(runs) || runs < 1) throw new PlainError('--runs takes a whole number from 1 on.');
  const noPage = values.page.find((kind) => !lighthouseKinds.includes(kind));
  if (noPage) throw new PlainError(`There is no page named ${noPage}: choose from ${lighthouseKinds.join(', ')}.`);
  const every = Number(values.every);
  if (!Number.isSafeInteger(every) || every < 1) throw new PlainError('--every takes a whole number from 1 on.');
  await run(values.suite ?? suites, { listings, seconds, runs, pages: values.page, every }, values.write);
});
