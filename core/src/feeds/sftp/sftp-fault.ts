import type { ConnectionFailure } from '@vitrine/contract/core/staff-feeds.ts';
import { privateAddressError } from '@vitrine/network/lookup-public.ts';
import { type Reason, reasonOf } from '../reasons/reason.ts';

/** Error of a call to an SFTP server: what staff read about it, and its reason. */
export class SftpFault extends Error {
  readonly failure: ConnectionFailure;
  readonly reason: Reason;

  constructor(failure: ConnectionFailure, reason: Reason) {
    super(reason.code);
    this.failure = failure;
    this.reason = reason;
  }
}

interface SshError extends Error {
  /** Part of the connection that failed, such as `client-authentication`. */
  level?: string;
  code?: string | number;
}

export const silence = () => new SftpFault('timeout', reasonOf('timeout'));
export const closed = () => new SftpFault('no-answer', reasonOf('cut-off'));

/** Returns the fault of a connection that failed. */
export function connectionFault({ level = '', code = '', message }: SshError): SftpFault {
  if (message === privateAddressError().message) return new SftpFault('private-server', reasonOf('private-address'));
  if (level === 'client-authentication') return new SftpFault('credentials-refused', reasonOf('credentials-refused'));
  if (level === 'client-timeout' || code === 'ETIMEDOUT') return silence();
  if (level === 'handshake' || level === 'protocol')
    return new SftpFault('not-sftp', reasonOf('not-sftp', { detail: message }));
  if (code === 'ENOTFOUND' || String(code).startsWith('EAI_'))
    return new SftpFault('unknown-address', reasonOf('unknown-host'));
  return new SftpFault('no-answer', reasonOf('connection-failed', { detail: message }));
}

/** Status codes of the protocol, as every version numbers them. */
export const statusCodes = { endOfFile: 1, noSuchFile: 2, permissionDenied: 3 } as const;

/** Returns the fault of a request that the server refused. */
export function statusFault({ code, message }: SshError): SftpFault {
  if (code === undefined) return closed();
  if (code === statusCodes.noSuchFile) return new SftpFault('file-missing', reasonOf('file-missing'));
  if (code === statusCodes.permissionDenied) return new SftpFault('folder-closed', reasonOf('folder-closed'));
  return new SftpFault('server-error', reasonOf('sftp-refused', { detail: message }));
}
