import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutKeys } from './light-icons-plugin.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/icons');

/** Returns the data of an icon from the text of its module. */
const dataOf = (code: string): { name: string; node: [string, Record<string, string>][] } =>
  new Function(`${/const __iconData = [\s\S]*?^};$/m.exec(code)?.[0]} return __iconData;`)();

test('every icon keeps its shapes and loses their keys and its other names', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs') && name !== 'index.mjs');
  const icons = files
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((code) => code.includes('node: ['));
  expect(icons.length).toBeGreaterThan(1000);
  for (const code of icons) {
    const { name, node } = dataOf(code);
    const shapes = node.map(([tag, { key, ...attributes }]) => [tag, attributes]);
    const light = withoutKeys(code);
    expect(dataOf(light)).toMatchObject({ name, node: shapes });
    expect(light).not.toMatch(/key:|aliases:|__iconData\.node/);
  }
});
