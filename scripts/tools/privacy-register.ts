import { contentOtherColumns } from '@vitrine/content/other-columns.ts';
import { contentPersonalData } from '@vitrine/content/personal-data.ts';
import { coreOtherColumns } from '@vitrine/core/db/other-columns.ts';
import { corePersonalData } from '@vitrine/core/db/personal-data.ts';
import { columnNames, type PersonalData } from '@vitrine/database/personal-data.ts';

export const privacyRegisterPath = 'docs/privacy-register.md';

const head = `# Register of processing

What an installation keeps about people: why, on which ground, for how long, who sees it and who receives it. \`npm run reference\` writes this page from
\`core/src/db/personal-data.ts\` and \`content/src/personal-data.ts\`; a test fails while a column of the database is in neither these nor the list of
columns without personal data. Each kind names the rows of the [privacy notice](privacy.md#the-privacy-notice) that tell visitors of it. The company that runs a site adds what it does outside of this service, and names its providers.

Backups hold all of it until the last one that does is deleted ([backup](backup.md)); logs hold none of it (operations.9). Files of \`DATA_DIR/outbox\` are mails
of an installation without a mail server. What is counted of listings and searches points to nobody ([figures](figures.md)).
`;

const entry = (schema: string, data: PersonalData): string =>
  [
    `### ${data.title}`,
    '',
    '| | |',
    '|---|---|',
    `| Whose | ${data.people} |`,
    `| Purpose | ${data.purpose} |`,
    `| Ground | ${data.ground} |`,
    `| Kept | ${data.retention} |`,
    `| Seen by | ${data.seenBy} |`,
    `| Passed on to | ${data.goesTo} |`,
    `| Visitors are told | ${data.told === 'staff' ? 'No: it is the staff’s own' : `In the privacy notice, by ${data.told.map((topic) => `\`${topic}\``).join(', ')}`} |`,
    `| Where | ${Object.entries(data.columns)
      .map(
        ([table, columns]) =>
          `\`${schema}.${table}\`: ${columnNames(columns)
            .map((name) => `\`${name}\``)
            .join(', ')}`,
      )
      .join('<br>')} |`,
    '',
  ].join('\n');

function withoutPersonalData(others: Readonly<Record<string, string>>, data: readonly PersonalData[]): string {
  const named = new Set(data.flatMap(({ columns }) => Object.keys(columns)));
  return Object.keys(others)
    .filter((table) => !named.has(table))
    .map((table) => `\`${table}\``)
    .join(', ');
}

/** Returns the register of processing as Markdown, from the descriptions next to the schemas. */
export const privacyRegister = (): string =>
  `${[
    head,
    '## Listings, messages and mails (schema `core`)',
    '',
    ...corePersonalData.map((data) => entry('core', data)),
    '## Staff and content (schema `content`)',
    '',
    ...contentPersonalData.map((data) => entry('content', data)),
    '## Tables without personal data',
    '',
    `- \`core\`: ${withoutPersonalData(coreOtherColumns, corePersonalData)}`,
    `- \`content\`: ${withoutPersonalData(contentOtherColumns, contentPersonalData)}`,
  ].join('\n')}\n`;
