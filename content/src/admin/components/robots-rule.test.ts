import { expect, test } from 'vitest';
import { isHiddenRule, isPlainRule } from './robots-rule.ts';

test.each([
  [undefined, true, false],
  [null, true, false],
  [' ', true, false],
  ['noindex', true, true],
  ['NoIndex ', true, true],
  ['noindex, nofollow', false, false],
  ['max-snippet:50', false, false],
])('the rule %j is shown whole by a checkbox: %s, which is ticked: %s', (rule, isPlain, isHidden) => {
  expect([isPlainRule(rule), isHiddenRule(rule)]).toEqual([isPlain, isHidden]);
});
