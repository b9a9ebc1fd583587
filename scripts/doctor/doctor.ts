import { printLine } from '../process/progress.ts';
import { runScript } from '../process/run-script.ts';
import { examine } from './examine.ts';

const signs = { good: '✓', advice: '!', wrong: '✗' } as const;

await runScript(async () => {
  const findings = await examine(process.env, new Date());
  for (const { level, text, remedy } of findings) {
    printLine(`${signs[level]} ${text}`);
    if (remedy) printLine(`    ${remedy}`);
  }
  const count = (wanted: string) => findings.filter(({ level }) => level === wanted).length;
  printLine('');
  printLine(
    count('wrong') > 0
      ? `${count('wrong')} to correct, ${count('advice')} to consider.`
      : `Nothing is wrong; ${count('advice')} to consider.`,
  );
  return count('wrong') > 0 ? 1 : 0;
});
