import type { Article } from '@vitrine/contract/articles.ts';
import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';
import { finishIcon } from '../../kinds/icon/finish-icon.server.ts';
import { finishPicture, finishPortrait } from '../../kinds/image/finish-image.server.ts';
import { formatDate, formatReadTime } from '../../locale/format.ts';
import { fixedPath, otherLocales } from '../../locale/paths.ts';
import type { ArticleDetail } from './article-card.tsx';
import type { ArticleSummary } from './article-summary.ts';

interface ArticleContext {
  locale: Locale;
  asset: (url: string) => string;
}

/** Converts an article of the content service into the data of its card in one language. */
export function finishArticle(article: Article, { locale, asset }: ArticleContext): ArticleSummary {
  const { id, slug, title, excerpt, thumbnails, author, category, published_at, read_time } = article;
  const thumbnail = pickLocale(thumbnails, locale);
  const picture = thumbnail?.url_large ?? thumbnail?.url_small;
  const published = published_at && !Number.isNaN(Date.parse(published_at)) ? published_at : '';
  const readTime = formatReadTime(pickLocale(read_time, locale));
  return {
    id,
    href: articleHref(id, slug, locale),
    title: pickLocale(title, locale) ?? '',
    excerpt: pickLocale(excerpt, locale) ?? '',
    category: pickLocale(category?.label, locale) ?? '',
    authorName: author?.name ?? '',
    authorPicture: author?.thumbnail ? { ...finishPortrait(author.thumbnail, { asset }), alt: '' } : null,
    picture: picture ? { ...finishPicture(picture, { asset }), alt: '' } : null,
    details: [
      ...(published
        ? [{ ...detail('date', 'calendar', formatDate(new Date(published), locale)), dateTime: published }]
        : []),
      ...(readTime ? [detail('time', 'clock', readTime)] : []),
    ],
  };
}

/** Returns a detail with its icon, as blocks of the content service have them. */
const detail = (id: string, icon: string, text: string): ArticleDetail => ({
  id,
  icon: finishIcon({ cms_component: 'icon', type: icon }, { color: () => null, warn: () => undefined }),
  text,
});

/** Returns `/fr/blogue/{slug}-{id}`, in the other language when the article exists only in that one (addresses.6). */
function articleHref(id: string, slug: Article['slug'], locale: Locale): string {
  const spoken = [locale, ...otherLocales(locale)].find((each) => slug[each]) ?? locale;
  return `${fixedPath('blog', spoken)}/${slug[spoken] ? `${slug[spoken]}-` : ''}${id}`;
}
