import { readEnv } from './env.ts';
import { readErasureSettings } from './persons/erasure-settings.ts';
import { repeatErasures } from './persons/repeat-erasures.ts';

/** Erases again who was erased after the database was backed up, with the settings of the environment. Returns their number. Throws for an invalid environment. */
export async function repeatErasuresOf(source: Record<string, string | undefined>): Promise<number> {
  const result = readEnv(source);
  if ('wrong' in result) throw new Error(result.wrong.join(' '));
  const { hashKey, file } = await readErasureSettings(result.env);
  return repeatErasures({ databaseUrl: result.env.DATABASE_URL, file, hashKey });
}
