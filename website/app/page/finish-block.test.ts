import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { parseBlocks } from '@vitrine/contract/parse-block.ts';
import { describe, expect, test } from 'vitest';
import { finishBlock } from './finish-block.server.ts';
import '../block-framework/registry/every-block.server.ts';

/** The block as it would reach the browser, and what was warned of on the way. */
function finish(raw: object, exposeErrors = false) {
  const warnings: string[] = [];
  const [parsed] = parseBlocks([raw], findBlock, ({ detail }) => expect.unreachable(detail));
  const description = parsed && findBlock(parsed.type);
  if (!parsed || !description) throw new Error('no such block');
  const context = {
    locale: 'fr',
    asset: (url: string) => `https://assets.test${url}`,
    internalQuery: {},
    color: (value: string | null | undefined) => value ?? null,
    isDark: () => false,
    exposeErrors,
    warn: (message: string) => warnings.push(message),
  } as const;
  return { ...finishBlock(parsed, description, context), warnings };
}

describe('finishBlock', () => {
  test('shows the debug details of an error only where errors are exposed', () => {
    const debug = { cms_component: 'textarea', content: { fr: 'TypeError: x' } };
    const block = { block_type: 'error_block', fields: { debug } };
    expect(finish(block).fields.debug).toBe('');
    expect(finish(block, true).fields.debug).toBe('TypeError: x');
  });

  test.each([
    ['#003DA5', null, '#fff'],
    ['#EFEDE8', null, '#000'],
    ['#003DA5', '#F7F6F3', '#F7F6F3'],
    [null, null, null],
  ])('gives an item with the background %j and the text %j the text %j', (bg_color_primary, text_color, expected) => {
    const card = { block_type: 'icon_cta_card_item', fields: { bg_color_primary, text_color } };
    const { fields } = finish({ block_type: 'cta_double_block', fields: { cards_repeater: [card] } });
    expect(fields.cards_repeater).toMatchObject([{ bg_color_primary, text_color: expected }]);
  });

  test('leads a link in rich text to the base of the assets', () => {
    const description = { cms_component: 'richtext', content: { fr: '<a href="/resources/guide.pdf">Guide</a>' } };
    expect(finish({ block_type: 'text_block_1', fields: { description } }).fields.description).toBe(
      '<a href="https://assets.test/resources/guide.pdf">Guide</a>',
    );
  });

  test('stands in the normal scheme where it names one that there is not, with a warning', () => {
    const { scheme, warnings } = finish({ block_type: 'error_block', block_params: { color_scheme: 'neon' } });
    expect(scheme).toBe('normal');
    expect(warnings).toEqual(['Unknown color scheme: neon']);
  });
});
