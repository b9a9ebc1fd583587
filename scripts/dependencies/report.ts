import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printLine } from '../process/progress.ts';
import { runScript } from '../process/run-script.ts';
import { advisoriesOf, readAdvisories } from './advisories.ts';
import { isAllowedLicence } from './licences.ts';
import { readPackages, repositoryRoot, sizeOf, usedSince } from './read-packages.ts';

const day = 86_400_000;

/** `npm run dependencies [-- --advisories FOLDER --write FILE]`: see docs/dependencies.md. */
await runScript(async () => {
  const { values } = parseArgs({ options: { advisories: { type: 'string' }, write: { type: 'string' } } });
  const advisories = values.advisories === undefined ? null : readAdvisories(values.advisories);
  const packages = readPackages(repositoryRoot);
  const since = usedSince(repositoryRoot);
  const now = Date.now();
  const rows = packages.map((each) => {
    const begin = since.get(each.path)?.getTime();
    return {
      ...each,
      bytes: sizeOf(join(repositoryRoot, each.path)),
      days: begin === undefined ? null : Math.floor((now - begin) / day),
      known: advisories ? advisoriesOf(each, advisories) : [],
    };
  });
  const lines = [
    '| package | version | licence | size, KB | in this version for, days | how it comes | advisories |',
    '| --- | --- | --- | ---: | ---: | --- | --- |',
    ...rows.map(({ name, version, licence, bytes, days, isInstalled, isDirect, why, known }) => {
      const size = isInstalled ? Math.ceil(bytes / 1024) : 'not installed';
      return `| ${name} | ${version} | ${licence} | ${size} | ${days ?? ''} | ${isDirect ? '**direct**: ' : ''}${why} | ${advisories ? known.join('; ') : 'not asked'} |`;
    }),
  ];
  if (values.write) writeFileSync(values.write, `${lines.join('\n')}\n`);
  else for (const line of lines) printLine(line);
  const refused = rows.filter(({ name, licence, isInstalled }) => isInstalled && !isAllowedLicence(licence, name));
  const affected = rows.filter(({ known }) => known.length > 0);
  const megabytes = Math.round(rows.reduce((sum, { bytes }) => sum + bytes, 0) / 2 ** 20);
  printLine(
    `${rows.length} packages, ${rows.filter(({ isDirect }) => isDirect).length} of them direct, ${megabytes} MB.`,
  );
  for (const { name, licence } of refused)
    printLine(`✗ ${name} has a licence that is not allowed: ${licence || 'none'}`);
  for (const { name, version, known } of affected) printLine(`✗ ${name} ${version}: ${known.join('; ')}`);
  if (!advisories) printLine('! No advisories were given: see docs/dependencies.md.');
  return refused.length + affected.length > 0 ? 1 : 0;
});
