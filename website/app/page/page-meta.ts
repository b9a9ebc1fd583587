import type { MetaDescriptor } from 'react-router';
import type { FinishedPage } from './finished-page.ts';

/** The head of a page as the router's descriptors. */
export function pageMeta({ head, favicon, locale }: FinishedPage): MetaDescriptor[] {
  const link = (attributes: Record<string, string>): MetaDescriptor => ({ tagName: 'link', ...attributes });
  const french = head.alternates.find((alternate) => alternate.locale === 'fr');
  return [
    { title: head.title },
    ...(head.description ? [{ name: 'description', content: head.description }] : []),
    ...(head.robots ? [{ name: 'robots', content: head.robots }] : []),
    link({ rel: 'canonical', href: head.canonical }),
    ...head.alternates.map((alternate) =>
      link({ rel: 'alternate', hrefLang: `${alternate.locale}-CA`, href: alternate.href }),
    ),
    ...(french ? [link({ rel: 'alternate', hrefLang: 'x-default', href: french.href })] : []),
    ...(favicon ? [link({ rel: 'icon', href: favicon })] : []),
    ...head.metas,
    { property: 'og:locale:alternate', content: locale === 'fr' ? 'en_CA' : 'fr_CA' },
  ];
}
