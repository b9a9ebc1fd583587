import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Package } from './read-packages.ts';

/** An advisory in the format of OSV, of which an export for npm can be downloaded as a folder of JSON files. */
const advisory = z.object({
  id: z.string(),
  summary: z.string().optional(),
  withdrawn: z.string().optional(),
  affected: z.array(
    z.object({
      package: z.object({ ecosystem: z.string(), name: z.string() }),
      versions: z.array(z.string()).optional(),
      ranges: z.array(z.object({ type: z.string(), events: z.array(z.record(z.string(), z.string())) })).optional(),
    }),
  ),
});
export type Advisory = z.infer<typeof advisory>;

/** Reads the advisories of a folder; files of another form are an error, so that none is overlooked. */
export const readAdvisories = (folder: string): Advisory[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => advisory.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));

/** Returns the ids and the titles of the advisories that affect a package in its version. */
export const advisoriesOf = ({ name, version }: Pick<Package, 'name' | 'version'>, advisories: readonly Advisory[]) =>
  advisories
    .filter(
      ({ affected, withdrawn }) =>
        withdrawn === undefined &&
        affected.some(
          ({ package: { ecosystem, name: own }, versions, ranges }) =>
            ecosystem === 'npm' &&
            own === name &&
            (versions?.includes(version) ||
              ranges?.some(({ type, events }) => type === 'SEMVER' && isIn(version, events))),
        ),
    )
    .map(({ id, summary = '' }) => `${id} ${summary}`.trim());

/** True when a version lies between an `introduced` and the `fixed` or `last_affected` that follows it. */
function isIn(version: string, events: readonly Readonly<Record<string, string>>[]): boolean {
  let isAffected = false;
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined && compareVersions(version, introduced) >= 0) isAffected = true;
    if (fixed !== undefined && compareVersions(version, fixed) >= 0) isAffected = false;
    if (last !== undefined && compareVersions(version, last) > 0) isAffected = false;
  }
  return isAffected;
}

/** Orders versions as semver does, but for the order among pre-releases, of which each comes before its release. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => {
    const [numbers = '', ...pre] = text.split('+')[0]?.split('-') ?? [];
    return [...numbers.split('.').map(Number), 0, 0].slice(0, 3).concat(pre.length > 0 ? 0 : 1);
  });
  const at = a?.findIndex((number, index) => number !== b?.[index]) ?? -1;
  return at < 0 ? 0 : (a?.[at] ?? 0) - (b?.[at] ?? 0);
}
