import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parserCases, parserTimeout } from '../../scripts/tests/generated-runs.ts';
import { hostileText } from '../../scripts/tests/hostile-values.ts';
import { readIpAddress } from './ip-address.ts';
import { isPrivateAddress } from './private-address.ts';
import { readTraceparent, writeTraceparent } from './tracing/trace-context.ts';
import { isTrustedPeer, readTrustedPeers } from './trusted-peers.ts';

const address = fc.oneof(
  fc.ipV4(),
  fc.ipV4Extended(),
  fc.ipV6(),
  hostileText,
  fc.stringMatching(/^[\da-fx.:[\]%/]{0,30}$/),
);

test(
  'a text is an IP address or none, and only addresses are private or trusted',
  () => {
    fc.assert(
      fc.property(address, fc.array(address, { maxLength: 3 }), (text, list) => {
        const read = readIpAddress(text);
        if (read === null) return;
        expect(isIP(read)).toBeGreaterThan(0);
        expect(typeof isPrivateAddress(read)).toBe('boolean');
        const peers = readTrustedPeers(list.join());
        if (peers) expect(typeof isTrustedPeer(read, peers)).toBe('boolean');
      }),
      { numRuns: parserCases },
    );
  },
  parserTimeout,
);

const traceparent = fc.oneof(
  hostileText,
  fc.stringMatching(/^0[01]-[\da-f]{31,33}-[\da-f]{15,17}-[\da-f]{1,3}$/),
  fc.stringMatching(/^00-[0a]{32}-[0b]{16}-0[01]$/),
);

test(
  'a header is a place in a trace, which is written as it was read, or none',
  () => {
    fc.assert(
      fc.property(traceparent, (header) => {
        const read = readTraceparent(header);
        if (read) expect(writeTraceparent(read).slice(0, -2)).toBe(header.slice(0, -2));
      }),
      { numRuns: parserCases },
    );
  },
  parserTimeout,
);
