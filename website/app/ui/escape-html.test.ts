import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('neither a tag nor the end of an attribute gets through', () => {
  expect(escapeHtml('<b title="a">R & R</b>')).toBe('&lt;b title=&quot;a&quot;&gt;R &amp; R&lt;/b&gt;');
});
