import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { BlockDescription, CoreDataKind, Field, Fields } from '@vitrine/contract/fields.ts';
import { repeaterItems } from '@vitrine/contract/parse-block.ts';

export const referencePath = 'docs/reference/blocks.md';

/** The reference of every block and sub-block, in Markdown, made from the descriptions alone. */
export function blockReference(): string {
  const items = withItems(blockDescriptions).filter(({ place }) => place === 'item');
  return [
    '# Blocks',
    '',
    'Made from `contract/src/blocks/` by `npm run reference`; change a description there, not this page.',
    '',
    ...blockDescriptions.flatMap(section),
    '# Items',
    '',
    'What stands in the repeaters of the blocks above.',
    '',
    ...items.flatMap(section),
  ].join('\n');
}

/** The given blocks and everything that their repeaters hold, each once. */
function withItems(blocks: readonly BlockDescription[], seen = new Set<BlockDescription>()): BlockDescription[] {
  for (const block of blocks) {
    if (seen.has(block)) continue;
    seen.add(block);
    for (const field of Object.values(block.fields)) withItems(repeaterItems(field) ?? [], seen);
  }
  return [...seen];
}

const section = ({ type, label, doc, fields, params, coreData }: BlockDescription): string[] => [
  `## ${type}`,
  '',
  `**${label.en}** · ${label.fr}. ${doc}`,
  ...(coreData ? ['', coreDataSentence(coreData)] : []),
  ...table('Field', fields),
  ...table('Param', params),
  '',
];

const coreDataSentence = (kind: CoreDataKind): string =>
  kind === 'iframe'
    ? '`core_data` names the page that it frames: `iframeUrl` in each language, and `iframeQueryParams`.'
    : `Its repeaters can be filled from \`core_data\` with the source \`${kind}\`.`;

function table(heading: string, fields: Fields): string[] {
  const rows = Object.entries(fields).map(
    ([name, field]) => `| \`${name}\` | ${kindOf(field)} | ${field.label.en} · ${field.label.fr} | ${field.doc} |`,
  );
  return rows.length > 0 ? ['', `| ${heading} | Kind | Label | What it is for |`, '|---|---|---|---|', ...rows] : [];
}

function kindOf(field: Field): string {
  const items = repeaterItems(field);
  if (items) return `list of ${items.map(({ type }) => `[${type}](#${type})`).join(', ')}`;
  if (field.kind === 'choice') {
    return field.options.map((option) => (option === field.default ? `**${option}**` : option)).join(', ');
  }
  const byDefault = 'default' in field && field.default !== null ? `, by default ${field.default}` : '';
  return field.kind + byDefault;
}
