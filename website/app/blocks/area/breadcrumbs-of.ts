import type { FinishedLink } from '../../cms/finished.ts';
import type { Breadcrumb } from '../../components/breadcrumbs/breadcrumbs.tsx';

/** Returns the breadcrumbs that have an address. */
export const breadcrumbsOf = (items: readonly { link: FinishedLink | null }[]): Breadcrumb[] =>
  items.flatMap(({ link }) => (link?.href ? [{ name: link.text, href: link.href }] : []));
