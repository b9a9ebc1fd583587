import { base, blockAssets } from 'virtual:block-assets';
import { preinit, preloadModule } from 'react-dom';
import { inlineMark } from '../inline-mark.ts';
import { blockFolder } from './block-folder.ts';

/**
 * Links the styles of the blocks on the page and preloads their scripts while the server renders, so that nothing waits for the
 * entry script and no block appears unstyled.
 */
export function BlockAssetLinks({ types }: { types: readonly string[] }) {
  if (!import.meta.env.SSR) return null;
  for (const type of types) {
    const folder = blockFolder(type);
    if (blockAssets === null) {
      // Vite serves a block's own style sheet at its source path in development.
      preinit(`${base}app/blocks/${folder}/${folder}.module.css`, { as: 'style', precedence: 'block' });
      continue;
    }
    for (const href of blockAssets[folder]?.css ?? []) preinit(href, { as: 'style', precedence: 'block' });
    for (const href of blockAssets[folder]?.js ?? []) preloadModule(href, { as: 'script', nonce: inlineMark });
  }
  return null;
}
