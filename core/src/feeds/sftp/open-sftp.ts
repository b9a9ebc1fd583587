import { createHash } from 'node:crypto';
import { connect, isIP } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { SourceCredentials } from '@vitrine/contract/core/feed-settings.ts';
import { lookupPublic } from '@vitrine/network/lookup-public.ts';
import { isPrivateAddress } from '@vitrine/network/private-address.ts';
import type { SFTPWrapper } from 'ssh2';
import type { PrivateHosts } from '../../webhooks/webhook-address.ts';
import { reasonOf } from '../reasons/reason.ts';
import { closed, connectionFault, SftpFault, silence, statusFault } from './sftp-fault.ts';

export interface SftpAddress {
  host: string;
  port: number;
  /** Fingerprint of the key that staff have confirmed; without one the server's key is read, and nothing else. */
  hostKey: string | null;
}

export interface SftpAccess {
  /** Hosts, or hosts with a port, that may be in a private network. */
  privateHosts: PrivateHosts;
  /** Maximum silence of the server, ms. */
  idleMs: number;
  signal: AbortSignal;
}

type Done<Value> = (error: Error | undefined | null, value: Value) => void;

export interface SftpSession {
  /** Makes one request and returns its answer. Throws an SftpFault when the server refuses it, is silent for too long or breaks off. */
  ask<Value>(send: (sftp: SFTPWrapper, done: Done<Value>) => void): Promise<Value>;
  close(): void;
}

/** Returns the fingerprint of a key as OpenSSH and most providers write it. */
const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/**
 * Signs in to an SFTP server. One whose key is not the confirmed one gets neither user name nor password: its fingerprint is returned. Throws an SftpFault for
 * what else goes wrong.
 */
export async function openSftp(
  { host, port, hostKey }: SftpAddress,
  { clientId, clientSecret, privateKey }: SourceCredentials,
  { privateHosts, idleMs, signal }: SftpAccess,
): Promise<{ kind: 'session'; session: SftpSession } | { kind: 'host-key'; fingerprint: string }> {
  const isTrusted = privateHosts.has(host) || privateHosts.has(`${host}:${port}`);
  if (isIP(host) && !isTrusted && isPrivateAddress(host))
    throw new SftpFault('private-server', reasonOf('private-address'));
  // Imported only here, because most sources need no SFTP.
  const { default: ssh2 } = await import('ssh2');
  if (privateKey !== undefined && ssh2.utils.parseKey(privateKey, clientSecret || undefined) instanceof Error)
    throw new SftpFault('key-unreadable', reasonOf('private-key-unreadable'));
  const client = new ssh2.Client();
  const broken = Promise.withResolvers<never>();
  // A connection that breaks while nothing is asked is noticed by the next request.
  broken.promise.catch(() => undefined);
  client.on('error', (error) => broken.reject(connectionFault(error)));
  client.on('close', () => broken.reject(closed()));
  const stop = () => broken.reject(silence());
  signal.addEventListener('abort', stop);
  const close = () => {
    signal.removeEventListener('abort', stop);
    client.destroy();
  };

  const wait = async <Value>(answer: Promise<Value>): Promise<Value> => {
    const timer = new AbortController();
    const patience = delay(idleMs, undefined, { signal: timer.signal }).then(() => Promise.reject(silence()));
    patience.catch(() => undefined);
    try {
      signal.throwIfAborted();
      return await Promise.race([answer, broken.promise, patience]);
    } catch (error) {
      throw error instanceof SftpFault ? error : silence();
    } finally {
      timer.abort();
    }
  };
  const ask = <Value>(start: (done: Done<Value>) => void) =>
    wait(
      new Promise<Value>((resolve, reject) =>
        start((error, value) => (error ? reject(statusFault(error)) : resolve(value))),
      ),
    );

  let presented: string | null = null;
  client.on('keyboard-interactive', (_name, _instructions, _language, prompts: unknown[], answer) =>
    // Some servers ask for the password in this way alone. More questions than one ask for something that nobody has entered.
    answer(prompts.length === 1 ? [clientSecret] : []),
  );
  const sock = connect({ host, port, noDelay: true, ...(!isTrusted && { lookup: lookupPublic }) });
  try {
    const ready = new Promise((resolve) => client.once('ready', resolve));
    client.connect({
      sock,
      username: clientId,
      ...(privateKey === undefined
        ? { password: clientSecret, tryKeyboard: true, authHandler: ['password', 'keyboard-interactive'] }
        : { privateKey, ...(clientSecret && { passphrase: clientSecret }), authHandler: ['publickey'] }),
      readyTimeout: idleMs,
      hostVerifier: (key) => {
        presented = fingerprintOf(key);
        return presented === hostKey;
      },
    });
    await wait(ready);
    const sftp = await ask<SFTPWrapper>((done) => client.sftp(done));
    return { kind: 'session', session: { ask: (send) => ask((done) => send(sftp, done)), close } };
  } catch (error) {
    close();
    if (presented !== null && presented !== hostKey) return { kind: 'host-key', fingerprint: presented };
    throw error;
  }
}
