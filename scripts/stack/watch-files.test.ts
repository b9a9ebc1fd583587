import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { metricsText } from '@vitrine/content/public/routes/metrics-routes.ts';
import { Metrics } from '@vitrine/core/routes/metrics-text.ts';
import { expect, test } from 'vitest';
import { addProcessMetrics, createMetrics } from '../../website/server/metrics.ts';
import { root } from '../process/repository-root.ts';

const textOf = (path: string) => readFile(join(root, path), 'utf8');
const [alerts, dashboard, runbook] = await Promise.all(
  ['deploy/prometheus/alerts.yml', 'deploy/grafana/vitrine.json', 'docs/watch.md'].map(textOf),
);

const search = { isLoaded: true, isFollowing: true, listings: 1, loads: 1, loadSeconds: 1, changes: 1, freshAt: 0 };

/** Returns the names of the figures that the parts offer, and those that a histogram adds to its own. */
async function offered(): Promise<Set<string>> {
  const source = { id: '1', name: 'A', last_success: new Date(), last_duration: 1, shown: 1, failed: 0, alarms: {} };
  const queue = { queue: 'lead-mail', waiting: 1, active: 0, oldest: 1 };
  const retention = { kind: 'messages' as const, last: 1, deleted: 0 };
  const { registry } = createMetrics();
  addProcessMetrics(registry);
  const purges = { figures: () => ({ done: 1, failed: 1, oldestSeconds: 1 }) };
  const texts = [
    metricsText({ purges, receivesChanges: () => true }),
    await registry.metrics(),
    new Metrics().text({ search, sources: [source], queues: [queue], retention: [retention] }, 0),
  ];
  const types = texts.flatMap((text) => [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]);
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  );
}

const namesIn = (text = '') => [...new Set(text.match(/\b(?:vitrine|process|nodejs)_\w+/g))];

test.each([
  ['alarms', alerts],
  ['dashboard', dashboard],
])('each figure of the %s is one that a part offers', async (_, text) => {
  const names = namesIn(text);
  expect(names.length).toBeGreaterThan(5);
  const known = await offered();
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test('the website and core tell of their processes under the same names', async () => {
  const { registry } = createMetrics();
  addProcessMetrics(registry);
  const website = await registry.metrics();
  const core = new Metrics().text({ search, sources: [], queues: [], retention: [] }, 0);
  for (const text of [website, core])
    for (const name of [
      ...['process_cpu_seconds_total', 'process_resident_memory_bytes', 'process_open_fds'],
      ...['nodejs_heap_size_used_bytes', 'nodejs_eventloop_lag_p99_seconds'],
    ])
      expect(Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]), name).toBeGreaterThanOrEqual(0);
});

test('each alarm has its paragraph, which says what to do', () => {
  const links = [...(alerts ?? '').matchAll(/- alert: (\w+)[\s\S]*?runbook: docs\/watch\.md#(\S+)/g)];
  expect(links.length).toBe((alerts ?? '').match(/- alert:/g)?.length);
  const titles = new Map(
    (runbook ?? '').split('\n### ').map((part) => [part.split('\n')[0]?.toLowerCase().replaceAll(' ', '-'), part]),
  );
  for (const [, name, anchor] of links) expect(titles.get(anchor)).toContain(`\`${name}\``);
});

test('the dashboard can be imported: its panels have an id of their own, a title and a query, and do not lie on each other', () => {
  const { panels } = JSON.parse(dashboard ?? '');
  const places = panels.map(({ gridPos: { x, y } }: { gridPos: { x: number; y: number } }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(panels.length);
  expect(new Set(panels.map(({ id }: { id: number }) => id)).size).toBe(panels.length);
  for (const { title, targets } of panels) expect([title, targets[0].expr].every(Boolean)).toBe(true);
});
