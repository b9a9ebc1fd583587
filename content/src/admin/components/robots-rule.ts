/** True for a rule that hides a page from search engines and says nothing else. */
export const isHiddenRule = (rule: unknown): boolean =>
  typeof rule === 'string' && rule.trim().toLowerCase() === 'noindex';

/** True for a rule that a checkbox shows whole: none, or to hide the page. */
export const isPlainRule = (rule: unknown): boolean =>
  rule === undefined || rule === null || (typeof rule === 'string' && rule.trim() === '') || isHiddenRule(rule);
