import type { Field, SanitizedConfig } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { contentConfig } from '../../content-config.ts';
import { readStoreEnv } from '../../env.ts';
import { asList, asObject } from '../../values/untyped-values.ts';

/** Blocks that hold nothing by which a row could be named. */
const withoutContent = ['property_detail_block'];

/** Lists that no form shows. */
const neverShown = ['users.sessions'];

let config: SanitizedConfig;
beforeAll(async () => {
  config = await contentConfig(
    readStoreEnv({ DATABASE_URL: 'postgres://none', PAYLOAD_SECRET: 'a-secret-for-the-tests' }),
  );
});

/** Returns the paths of the lists without a component that labels their rows. */
function unlabelled(fields: readonly Field[], path: string): string[] {
  return fields.flatMap((field) => {
    const own = 'name' in field ? `${path}.${field.name}` : path;
    const tabs = 'tabs' in field ? field.tabs.flatMap((tab) => unlabelled(tab.fields, own)) : [];
    const below = 'fields' in field ? unlabelled(field.fields, own) : [];
    const isUnlabelled = field.type === 'array' && !field.admin?.components?.RowLabel;
    return [...(isUnlabelled ? [own] : []), ...tabs, ...below];
  });
}

test('every list labels its rows with their content', () => {
  const { collections, globals, blocks = [] } = config;
  const shown = collections.filter(({ slug }) => !slug.startsWith('payload-'));
  const missing = [...shown, ...globals, ...blocks].flatMap(({ fields, slug }) => unlabelled(fields, slug));
  expect(missing.filter((path) => !neverShown.includes(path))).toEqual([]);
});

test('every block is labelled with its content, but for those that have none', () => {
  const unnamed = (config.blocks ?? []).filter(({ slug, admin }) => {
    const label = asObject(admin?.components?.Label);
    // The reusable block has a component of its own, which shows the name of the block.
    return slug !== 'reusable_block' && asList(asObject(label.clientProps).titlePaths).length === 0;
  });
  expect(unnamed.map(({ slug }) => slug).sort()).toEqual(withoutContent);
});
