import { keyIn } from '../keys/key-file.ts';
import { erasuresFileIn } from './erasures-file.ts';

/** What an installation knows about erasures. */
export interface ErasureSettings {
  /** Key of the hashes of erased persons. */
  hashKey: string;
  /** File that survives a restored backup (`erasures-file.ts`). */
  file: string;
  /** Days for which backups are kept. */
  backupDays: number;
}

interface ErasureEnv {
  DATA_DIR: string;
  PERSON_HASH_KEY?: string | undefined;
  BACKUP_DAYS: number;
}

/** Returns the settings of erasures. The key is that of the data folder, which a backup holds, unless the environment names one for several machines. */
export const readErasureSettings = async ({
  DATA_DIR,
  PERSON_HASH_KEY,
  BACKUP_DAYS,
}: ErasureEnv): Promise<ErasureSettings> => ({
  hashKey: PERSON_HASH_KEY ?? (await keyIn(DATA_DIR, 'person-hash')),
  file: erasuresFileIn(DATA_DIR),
  backupDays: BACKUP_DAYS,
});
