import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address.ts';

/** Returns the error with which a call to a private address fails. */
export const privateAddressError = () => new Error('The address leads into a private network');

/** Resolves a host name for a connection; fails when one of its addresses is private. */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error('The name does not resolve'), '', 0);
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(privateAddressError(), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
