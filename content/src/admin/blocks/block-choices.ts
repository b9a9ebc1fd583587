import { blockGroups } from '@vitrine/contract/blocks/block-groups.ts';
import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { BlockChoice } from './block-choice.ts';

/** The blocks of a page in the order of their groups. Computed on the server, so that the browser does not load the descriptions. */
export const blockChoices: readonly BlockChoice[] = blockDescriptions.flatMap(({ type, label, doc, group, place }) =>
  place === 'page' && group !== null ? [{ type, label, doc, group: blockGroups[group] }] : [],
);
