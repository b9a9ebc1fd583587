import type { BlockDescription } from '../fields.ts';
import { blockGroups } from './block-groups.ts';
import * as everyBlock from './generated/every-block.ts';

const groupNames = Object.keys(blockGroups);
const groupRank = ({ group }: BlockDescription) => (group === null ? groupNames.length : groupNames.indexOf(group));

/** Every block type, sorted by group and by its order in the group. Items are described in the blocks that contain them. */
export const blockDescriptions: readonly BlockDescription[] = Object.values(everyBlock).sort(
  (a: BlockDescription, b: BlockDescription) =>
    groupRank(a) - groupRank(b) || a.order - b.order || (a.type < b.type ? -1 : 1),
);

const byType = new Map(blockDescriptions.map((description) => [description.type, description]));

export const findBlock = (type: string): BlockDescription | undefined => byType.get(type);
