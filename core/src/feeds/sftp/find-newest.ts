import type { Attributes, ListedFile } from 'ssh2';
import { reasonOf } from '../reasons/reason.ts';
import type { SftpSession } from './open-sftp.ts';
import { SftpFault, statusCodes } from './sftp-fault.ts';

/** Maximum number of files of a folder: a server that never ends its list must not fill the memory. */
const mostFiles = 20_000;
const longestName = 200;

export interface RemoteFile {
  name: string;
  path: string;
  size: number;
  /** Moment of the last change by the server's clock, in seconds since 1970. */
  changedAt: number;
}

/** Returns the last file by name of a folder that is a delivery and whose name fits a pattern with `*`; null when there is none. */
export async function findNewest(
  session: SftpSession,
  folder: string,
  pattern: string,
  isDelivery: (name: string) => boolean,
): Promise<RemoteFile | null> {
  const handle = await session.ask<Buffer>((sftp, done) => sftp.opendir(folder, done));
  let read = 0;
  let newest: ListedFile | null = null;
  for (;;) {
    const files = await session.ask<ListedFile[]>((sftp, done) =>
      sftp.readdir(handle, (error, list) => (isEndOfFile(error) ? done(null, []) : done(error, list))),
    );
    if (files.length === 0) break;
    read += files.length;
    if (read > mostFiles) throw new SftpFault('server-error', reasonOf('folder-too-full', { files: mostFiles }));
    for (const file of files) {
      const { filename } = file;
      const isWanted = isPlainName(filename) && isDelivery(filename) && fits(filename, pattern) && isFile(file);
      if (isWanted && (newest === null || filename > newest.filename)) newest = file;
    }
  }
  if (newest === null) return null;
  const path = `${folder.replace(/\/+$/, '')}/${newest.filename}`;
  return remoteFile(newest.filename, path, newest.attrs);
}

/** Returns a file as it is now. */
export const readFileState = async (session: SftpSession, { name, path }: RemoteFile): Promise<RemoteFile> =>
  remoteFile(name, path, await session.ask<Attributes>((sftp, done) => sftp.lstat(path, done)));

const remoteFile = (name: string, path: string, { size = 0, mtime = 0 }: Attributes): RemoteFile => ({
  name,
  path,
  size,
  changedAt: mtime,
});

const isEndOfFile = (error: (Error & { code?: unknown }) | null | undefined) => error?.code === statusCodes.endOfFile;

/** A name that is one, and leads to no other folder, neither of the server nor of this machine. */
const isPlainName = (name: string) => name.length <= longestName && !name.startsWith('.') && !/[/\\\p{Cc}]/u.test(name);

const typeBits = 0o170_000;
const fileBits = 0o100_000;

/** Returns true for a file that is neither a folder nor a link, which may lead anywhere. Some servers say it in the long form of the name alone. */
function isFile({ longname, attrs: { mode = 0 } }: ListedFile): boolean {
  const type = mode & typeBits;
  return type === 0 ? longname.startsWith('-') : type === fileBits;
}

/** Returns true when a name fits a pattern in which `*` stands for any characters. An empty pattern fits all names. */
export function fits(name: string, pattern: string): boolean {
  if (pattern.trim() === '') return true;
  const [first = '', ...rest] = pattern.trim().toLowerCase().split('*');
  const last = rest.pop();
  const text = name.toLowerCase();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= text.length - last.length;
}
