import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process/repository-root.ts';
import { privacyRegister, privacyRegisterPath } from './privacy-register.ts';

test('the register of processing is the one that the schemas describe', () => {
  expect(readFileSync(join(root, privacyRegisterPath), 'utf8')).toBe(privacyRegister());
});
