import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import '../block-framework/registry/every-block.server.ts';
import { safeEmbed } from '../consent/embedded-code.server.ts';
import { withEmbeddedCode } from './embedded-blocks.server.ts';
import { injectElements } from './injected-elements.server.ts';

const nothing = injectElements([], () => undefined);

const block = (code: string): FinishedBlock => ({
  ...{
    id: 'b1',
    type: 'script_embed_block',
    scheme: 'normal',
    isDark: false,
    hasFailed: false,
    data: null,
    params: {},
  },
  fields: { script: safeEmbed(code, (message) => expect.unreachable(message)) },
});

test('the policy of the document allows the scripts and styles of embedded code', () => {
  const { head, inlineSources } = withEmbeddedCode(nothing, [block('<style>b{}</style><script>one()</script>')]);
  expect(head).toBe('');
  expect(inlineSources).toEqual({
    scripts: [`'sha256-${hash('sha256', 'one()', 'base64')}'`],
    styles: [`'sha256-${hash('sha256', 'b{}', 'base64')}'`],
  });
});

test('the document asks for the purposes of embedded code, and its key is another', () => {
  const injected = withEmbeddedCode(nothing, [block('<script data-category="ads">one()</script>')]);
  expect(injected).toMatchObject({ categories: ['marketing'], hasScripts: true });
  expect(injected.key).not.toBe(withEmbeddedCode(nothing, [block('<script>two()</script>')]).key);
});

test('a page without embedded code is unchanged', () => {
  expect(withEmbeddedCode(nothing, [{ ...block(''), type: 'text_block_1' }])).toBe(nothing);
});
