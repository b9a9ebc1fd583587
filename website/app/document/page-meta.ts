import type { MetaDescriptor } from 'react-router';
import type { FinishedPage } from './finished-page.ts';

/** Returns the head of a page as router descriptors. */
export function pageMeta({ head, favicon }: FinishedPage): MetaDescriptor[] {
  const link = (attributes: Record<string, string>): MetaDescriptor => ({ tagName: 'link', ...attributes });
  return [
    { title: head.title },
    ...(head.description ? [{ name: 'description', content: head.description }] : []),
    ...(head.robots ? [{ name: 'robots', content: head.robots }] : []),
    ...(head.canonical ? [link({ rel: 'canonical', href: head.canonical })] : []),
    ...head.alternates.map((alternate) => link({ rel: 'alternate', ...alternate })),
    // Without an icon a browser requests /favicon.ico, which no site has.
    link({ rel: 'icon', href: favicon || 'data:,' }),
    ...head.metas,
  ];
}
