import { expect, test } from 'vitest';
import { createSecretEncryption } from './secret-encryption.ts';

const encryption = createSecretEncryption('a-secret-of-the-tests');

test('An encrypted text is read again by its owner alone.', () => {
  const sealed = encryption.encrypt('JBSWY3DPEHPK3PXP', 1);
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(encryption.decrypt(sealed, 1)).toBe('JBSWY3DPEHPK3PXP');
  expect(() => encryption.decrypt(sealed, 2)).toThrow();
});

test('Another secret does not open an encrypted text.', () => {
  const sealed = encryption.encrypt('JBSWY3DPEHPK3PXP', 1);
  expect(() => createSecretEncryption('another-secret-of-tests').decrypt(sealed, 1)).toThrow();
});

test('The same recovery code of two people has two hashes.', () => {
  expect(encryption.hash('ABCDE-12345', 1)).not.toBe(encryption.hash('ABCDE-12345', 2));
});
