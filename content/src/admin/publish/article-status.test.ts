import { expect, test } from 'vitest';
import { articleStatus } from './article-status.ts';

const now = new Date('2026-11-25T12:00:00Z');
const status = (article: object, language: 'fr' | 'en' = 'fr') => articleStatus(article, language, now);

test('a published article is said to be published from its date on', () => {
  expect(status({ _status: 'published', published_at: '2026-11-25T12:00:00Z' })).toBe('Publié');
  expect(status({ _status: 'published', published_at: '2026-11-25T11:00:00Z' }, 'en')).toBe('Published');
  expect(status({ _status: 'published' })).toBe('Publié');
});

test('until then it says when it appears, by the clocks of the sites', () => {
  const later = { _status: 'published', published_at: '2026-12-01T03:30:00Z' };
  expect(status(later)).toBe('À paraître le 30 nov. 2026 à 22\u00a0h\u00a030');
  expect(status(later, 'en')).toMatch(/^Appears on Nov 30, 2026.*10:30\u00a0p\.m\.$/);
});

test('a draft is a draft, whatever its date', () => {
  expect(status({ _status: 'draft', published_at: '2999-01-01T00:00:00Z' })).toBe('Brouillon');
  expect(status({}, 'en')).toBe('Draft');
});
