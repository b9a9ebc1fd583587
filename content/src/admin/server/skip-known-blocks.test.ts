import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import skipKnownBlocks from './skip-known-blocks.ts';

const installed = dirname(createRequire(import.meta.url).resolve('payload'));
const path = join(installed, 'utilities/getEntityPermissions/populateFieldPermissions.js');
const source = readFileSync(path, 'utf8');

type Populate = (given: object) => void;

/** Returns the `populateFieldPermissions` function that the source text of the module defines. */
const load = (text: string): Populate =>
  new Function(
    'tabHasName',
    `${text.replace(/^import .*$/m, '').replaceAll('export const', 'const')}
return populateFieldPermissions;`,
  )(() => false);

/** Returns the permissions of a page with two fields for blocks, one of which holds blocks again, and how often each block was walked through. */
function permissionsBy(populate: Populate) {
  const walks = { text: 0, tabs: 0 };
  const refused = { create: () => false };
  const blocks = {
    text: {
      slug: 'text',
      get fields() {
        walks.text += 1;
        return [{ name: 'title' }, { name: 'code', access: refused }];
      },
    },
    tabs: {
      slug: 'tabs',
      get fields() {
        walks.tabs += 1;
        return [{ name: 'content', blockReferences: ['text'] }];
      },
    },
  };
  const permissions = {};
  populate({
    blockReferencesPermissions: {},
    fields: [
      { name: 'blocks', blockReferences: ['text', 'tabs'] },
      { name: 'variant', blockReferences: ['tabs', 'text'] },
    ],
    operations: ['create', 'read'],
    parentPermissionsObject: { create: { permission: true }, read: { permission: true } },
    permissionsObject: permissions,
    promises: [],
    req: { payload: { blocks } },
  });
  return { permissions, walks };
}

test('the permissions of Payload stay the same, and each block is walked through once', () => {
  const [plain, quick] = [permissionsBy(load(source)), permissionsBy(load(skipKnownBlocks(source)))];
  expect(quick.permissions).toEqual(plain.permissions);
  expect(quick.permissions).toMatchObject({
    variant: {
      blocks: {
        tabs: { fields: { content: { blocks: { text: { fields: { code: { create: { permission: false } } } } } } } },
      },
    },
  });
  expect(plain.walks.text).toBeGreaterThan(1);
  expect(quick.walks).toEqual({ text: 1, tabs: 1 });
});

test('another version of the module is refused', () => {
  expect(() => skipKnownBlocks(source.replace('blockPermission.fields = {}', ''))).toThrow(/0078/);
});
