import type { ConnectionTestResult } from '@vitrine/contract/core/staff-feeds.ts';
import { type FeedValues, needsColumns } from './feed-form-values.ts';
import type { SiteOption, WrongFields } from './wrong-fields.ts';

const all = ['kind', 'connection', 'test', 'sites', 'columns', 'finish'] as const;
/** A step of adding a source. */
export type Step = (typeof all)[number];

/** Returns the steps for a source: the columns are asked of files whose columns have no fixed meaning. */
export const stepsOf = (values: Pick<FeedValues, 'kind' | 'layout'>): Step[] =>
  all.filter((step) => step !== 'columns' || needsColumns(values));

/** Beginnings of the fields that core may refuse, by the step that has them. All others are of the step `sites`. */
const fieldsOf: readonly [Step, readonly string[]][] = [
  ['kind', ['name', 'settings.kind']],
  ['test', ['settings.sftp.hostKey']],
  [
    'connection',
    [
      ...[
        'credentials',
        'path',
        'settings.serviceRoot',
        'settings.tokenUrl',
        'settings.scope',
        'settings.filter',
        'settings.expand',
        'settings.followsEvents',
      ],
      ...[
        'settings.path',
        'settings.sftp',
        'settings.layout',
        'settings.shape.delimiter',
        'settings.shape.columnCount',
      ],
    ],
  ],
  ['columns', ['settings.shape', 'settings.xml']],
];

/** Returns the step that has a field, by the path with which core refuses it. */
export const stepOfField = (field: string): Step =>
  fieldsOf.find(([, beginnings]) => beginnings.some((beginning) => field.startsWith(beginning)))?.[0] ?? 'sites';

/** Returns the refused fields of the steps up to this one, and the first step that has one; null when there is none. */
export function wrongUpTo(step: Step, wrong: WrongFields): { step: Step; wrong: WrongFields } | null {
  const asked = all.slice(0, all.indexOf(step) + 1);
  const found = Object.entries(wrong).filter(([field]) => asked.includes(stepOfField(field)));
  const first = all.find((each) => found.some(([field]) => stepOfField(field) === each));
  return first ? { step: first, wrong: Object.fromEntries(found) } : null;
}

/** Returns the values as they are checked before the sites have been chosen: with all sites of the person. */
export const withAllSites = (values: FeedValues, sites: readonly SiteOption[]): FeedValues => ({
  ...values,
  destinations: values.destinations.map(({ id }) => ({ id, sites: sites.map((site) => site.id) })),
});

/** Failures with which a connection works and there is only nothing to read yet. */
const waiting: readonly string[] = ['empty', 'file-missing', 'file-incoming', 'file-slow'];

/** Returns how a person goes on after the test of a connection: with listings, knowingly without any, or not at all. */
export function outcomeOf(result: ConnectionTestResult | undefined): 'good' | 'waiting' | 'bad' {
  if (result?.outcome === 'listings') return 'good';
  return result?.outcome === 'failed' && waiting.includes(result.failure) ? 'waiting' : 'bad';
}
