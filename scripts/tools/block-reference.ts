import { blockGroups } from '@vitrine/contract/blocks/block-groups.ts';
import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import {
  type BlockDescription,
  type CoreDataKind,
  type Field,
  type Fields,
  holdsPageBlocks,
  repeaterItems,
} from '@vitrine/contract/fields.ts';
import type { Bilingual } from '@vitrine/contract/locale.ts';
import { blockOverview } from './block-overview.ts';

export const referencePath = 'docs/reference/blocks.md';

/** Returns the reference of every block and item in Markdown, made from the descriptions, the examples and the demo. */
export async function blockReference(): Promise<string> {
  const items = withItems(blockDescriptions).filter(({ place }) => place === 'item');
  return [
    '# Blocks',
    '',
    'Made from `contract/src/blocks/` by `npm run reference`; change a description there, not this page.',
    '',
    ...(await blockOverview()),
    ...Object.entries(blockGroups).flatMap(([group, label]) => groupSection(group, label)),
    '## Items',
    '',
    'Items stand in the lists of the blocks above.',
    '',
    ...items.flatMap(section),
  ].join('\n');
}

function groupSection(group: string, label: Bilingual): string[] {
  const blocks = blockDescriptions.filter((description) => description.group === group);
  return blocks.length > 0 ? [`## ${label.en} · ${label.fr}`, '', ...blocks.flatMap(section)] : [];
}

/** Returns the given blocks and all items of their repeaters, without duplicates. */
function withItems(blocks: readonly BlockDescription[], seen = new Set<BlockDescription>()): BlockDescription[] {
  for (const block of blocks) {
    if (seen.has(block)) continue;
    seen.add(block);
    for (const field of Object.values(block.fields)) withItems(repeaterItems(field) ?? [], seen);
  }
  return [...seen];
}

const section = ({ type, label, doc, fields, params, coreData }: BlockDescription): string[] => [
  `### ${type}`,
  '',
  `**${label.en}** · ${label.fr}. ${doc.en}`,
  ...(coreData ? ['', coreDataSentence(coreData)] : []),
  ...table('Field', fields),
  ...table('Param', params),
  '',
];

function coreDataSentence(kind: CoreDataKind): string {
  if (kind === 'listing') return '`core_data.listing` holds the full listing.';
  if (kind === 'iframe') {
    return '`core_data` names the page of the frame: `iframeUrl` in each language, and `iframeQueryParams`.';
  }
  if (kind === 'privacy') return '`core_data.privacy` holds the [facts](wire.md) from which its text is written.';
  return `Its repeaters can be filled from \`core_data\` with the source \`${kind}\`.`;
}

function table(heading: string, fields: Fields): string[] {
  const rows = Object.entries(fields).map(
    ([name, field]) => `| \`${name}\` | ${kindOf(field)} | ${field.label.en} · ${field.label.fr} | ${field.doc.en} |`,
  );
  return rows.length > 0 ? ['', `| ${heading} | Kind | Label | Help |`, '|---|---|---|---|', ...rows] : [];
}

const kindOf = (field: Field): string => [kindAlone(field), constraints(field)].filter(Boolean).join(', ');

function kindAlone(field: Field): string {
  const items = repeaterItems(field);
  if (items) return `list of ${items.map(({ type }) => `[${type}](#${type})`).join(', ')}`;
  if (holdsPageBlocks(field)) return 'list of any blocks of a page';
  if ('options' in field) {
    return Object.keys(field.options)
      .map((option) => (option === field.default ? `**${option}**` : option))
      .join(', ');
  }
  const byDefault = 'default' in field && field.default !== null ? `, by default ${field.default}` : '';
  return field.kind + byDefault;
}

function constraints(field: Field): string {
  if (!('min' in field)) return field.required ? 'required' : '';
  const { min, max } = field;
  if (min > 0) return max === null ? `at least ${min}` : `${min} to ${max}`;
  return max === null ? '' : `at most ${max}`;
}
