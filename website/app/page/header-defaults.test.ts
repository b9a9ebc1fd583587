import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { parseBlocks } from '@vitrine/contract/parse-block.ts';
import { expect, test } from 'vitest';
import { resolveTheme } from '../theme/resolve-theme.server.ts';
import { finishBlock } from './finish-block.server.ts';

test.each(['header_classic_block', 'header_megamenu_block', 'header_outofnorm_block'])(
  'an empty %s has a centred menu, a logo of the usual size and the banner’s logo',
  (block_type) => {
    const [parsed] = parseBlocks([{ block_type, fields: {} }], findBlock, () => expect.unreachable());
    const description = findBlock(block_type);
    if (!parsed || !description) throw new Error(`${block_type} cannot be parsed.`);
    const { color, isDark } = resolveTheme({ preset: 'blue' }, () => undefined);
    const asset = (url: string) => url;
    const warn = (message: string) => expect.unreachable(message);
    const context = { locale: 'fr', asset, internalQuery: {}, color, isDark, exposeErrors: false, warn } as const;
    const { fields } = finishBlock(parsed, description, context);
    expect(fields).toMatchObject({ orientation_x: 'center', logo_multiplier: 1, show_remax_logo: true });
  },
);
