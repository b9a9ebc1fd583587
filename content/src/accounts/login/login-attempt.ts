import { clientNetwork } from '@vitrine/network/client-network.ts';
import type { PayloadRequest } from 'payload';
import { clientAddress } from '../client-address.ts';

/** State of one log-in, shared by its hooks. */
export interface LoginAttempt {
  operation: 'login' | 'resetPassword';
  /** Lower case. */
  email: string;
  network: string;
  /** Second-factor code sent with the password; empty when there is none. */
  code: string;
  /** Recovery codes created by this log-in, shown once in its response. */
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
