import { expect, test } from 'vitest';
import { citedRules, parseRules } from './read-rules.ts';

test('a rule is a list item with its id and its text', () => {
  const source = '# Boxes\n\n- **box.1** A box is 25 px high.\n- **box.2** Retired: see box.1.\n';
  expect(parseRules(source, 'box.md')).toEqual([
    { id: 'box.1', file: 'box.md', text: 'A box is 25 px high.', isRetired: false },
    { id: 'box.2', file: 'box.md', text: 'Retired: see box.1.', isRetired: true },
  ]);
});

test.each(['- A list item', '- **box** No number', '- box.3 Not bold'])('“%s” is not a rule', (line) => {
  expect(() => parseRules(line, 'box.md')).toThrow('box.md: not a rule');
});

test.each([
  ['25 px (box.25), as lid.3 and `lid.14` say.', ['box.25', 'lid.3', 'lid.14']],
  ['import ./box.25/lid.3.ts, use-box.2, box.25px, box.1.2, box.0, bin.3', []],
])('“%s” cites %j', (source, ids) => {
  expect(citedRules(source, ['box', 'lid'])).toEqual(ids);
});
