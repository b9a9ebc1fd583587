import type { PayloadRequest } from 'payload';
import { clientAddress } from '../client-address.ts';
import { clientNetwork } from '../client-network.ts';

/** Facts of one log-in that its hooks hand on to each other. */
export interface LoginAttempt {
  operation: 'login' | 'resetPassword';
  /** In small letters. */
  email: string;
  network: string | null;
  /** Second-factor code that came with the password; empty where none did. */
  code: string;
  /** Recovery codes that this log-in made, shown once in its answer. */
  recoveryCodes?: string[];
}

const attempts = new WeakMap<PayloadRequest, LoginAttempt>();

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Starts an attempt from the data of the operation and of the request. */
export function startAttempt(req: PayloadRequest, operation: LoginAttempt['operation'], data: unknown): LoginAttempt {
  const fields = typeof data === 'object' && data !== null ? data : {};
  const attempt: LoginAttempt = {
    operation,
    email: ('email' in fields ? textOf(fields.email) : '').trim().toLowerCase(),
    network: clientNetwork(clientAddress(req.headers)),
    code: textOf(req.data?.code).trim().slice(0, 40),
  };
  attempts.set(req, attempt);
  return attempt;
}

export const attemptOf = (req: PayloadRequest): LoginAttempt | undefined => attempts.get(req);
