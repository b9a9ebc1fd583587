import { sourceSettings } from '@vitrine/contract/core/feed-settings.ts';
import { feedMinutes } from '@vitrine/contract/core/staff-feeds.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import type { NewFeedSource } from './feed-source.ts';

/** Error of a command line whose input is not valid. Its message is one sentence for the operator. */
export class InputFault extends Error {}

const written = z.object({
  name: z.string().trim().min(1).max(100),
  every_minutes: z.int().min(feedMinutes.min).max(feedMinutes.max).optional(),
  settings: sourceSettings,
});

/** Returns the source that a JSON text describes. Throws an InputFault for a text, a setting or a site that is not valid. */
export async function readNewSource(
  database: Database,
  text: string,
): Promise<Pick<NewFeedSource, 'name' | 'settings' | 'everyMinutes'>> {
  const parsed = safeParse(written, parseJson(text));
  if (!parsed.success) throw new InputFault(`The source is not valid: ${faultsOf(parsed.error)}.`);
  const { name, every_minutes: everyMinutes, settings } = parsed.data;
  const sites = [...new Set(settings.destinations.flatMap(({ micrositeIds }) => micrositeIds))];
  const rows = await database.selectFrom('site').select('microsite_id').where('microsite_id', 'in', sites).execute();
  const known = new Set(rows.map(({ microsite_id }) => microsite_id));
  const unknown = sites.filter((site) => !known.has(site));
  if (unknown.length > 0) throw new InputFault(`There is no site ${unknown.join(', ')}.`);
  return { name, everyMinutes, settings };
}

const faultsOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`).join('; ');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputFault(`The file is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
