// @vitest-environment jsdom

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { expectConsole } from '../../../../scripts/tests/console-guard.ts';
import { defineBlock, type FinishedBlock } from '../definition/define-block.ts';
import { BlockList } from '../list/block-list.tsx';
import { registerBlockViews } from '../registry/registry.tsx';

const Broken = (): ReactNode => {
  throw new Error('a fault of its own');
};

registerBlockViews([defineBlock('good_block', ({ id }) => <p>{id}</p>), defineBlock('broken_block', () => <Broken />)]);

const block = (type: string, id: string): FinishedBlock => ({
  ...{ id, type, scheme: 'normal', isDark: false, hasFailed: false, data: null, params: {}, fields: {} },
});
const page = (
  <BlockList blocks={[block('good_block', 'before'), block('broken_block', 'broken'), block('good_block', 'after')]} />
);

/** Renders a document completely before its first byte, as the server does. */
async function render(): Promise<{ html: string; errors: unknown[] }> {
  const errors: unknown[] = [];
  const body = new PassThrough();
  const stream = renderToPipeableStream(page, {
    onError: (error) => {
      errors.push(error);
    },
    onAllReady: () => stream.pipe(body),
  });
  return { html: await text(body), errors };
}

test('a block that throws while the server renders costs no other block', async () => {
  const { html, errors } = await render();
  expect(html).toContain('<p>before</p>');
  expect(html).toContain('<p>after</p>');
  expect(errors).toHaveLength(1);
});

test('a block that throws again in the browser is left out, and the page stands', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  container.innerHTML = (await render()).html;
  expectConsole('warn', /The block broken_block could not be shown/);
  // The two renderers share a process in tests alone; React says so for each context above the broken block.
  for (let context = 0; context < 4; context++) expectConsole('error', /multiple renderers concurrently rendering/);
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: () => undefined, onCaughtError: () => undefined }),
  );
  expect(container.textContent).toContain('before');
  expect(container.textContent).toContain('after');
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
