import { demoSites } from '@vitrine/demo/sites/demo-sites.ts';
import { stack } from './browser.ts';

const origins: Record<string, string> = {
  localhost: stack.agency,
  'courtier.localhost': stack.broker,
  'domaine.localhost': stack.estate,
};

/** All pages of the demo sites. */
export const demoPages = demoSites.flatMap(({ domains, pages }) =>
  pages.map(({ path, blocks }) => ({ origin: origins[domains[0] ?? ''], path, blocks })),
);

/** The pages by their kind: those of one site with the same kinds of blocks. */
export const alikePages = Object.values(
  Object.groupBy(demoPages, ({ origin, blocks }) => `${origin} ${blocks.map((block) => block.block_type)}`),
).map((group = []) => group);
