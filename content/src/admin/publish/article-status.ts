import { formatDateTime } from '../leads/format-date.ts';

const words = {
  fr: { draft: 'Brouillon', published: 'Publié', later: (date: string) => `À paraître le ${date}` },
  en: { draft: 'Draft', published: 'Published', later: (date: string) => `Appears on ${date}` },
};

interface Article {
  _status?: unknown;
  published_at?: unknown;
}

/** Returns the status of an article in words. Visitors see a published article from its date on. */
export function articleStatus({ _status, published_at }: Article, language: 'fr' | 'en', now = new Date()): string {
  const t = words[language];
  if (_status !== 'published') return t.draft;
  const date = new Date(String(published_at));
  return date > now ? t.later(formatDateTime(language, date.toISOString())) : t.published;
}
