import type { Breadcrumb } from '../../components/breadcrumbs/breadcrumbs.tsx';
import type { FinishedLink } from '../../kinds/link/finish-link.server.ts';

/** Returns the breadcrumbs that have an address. */
export const breadcrumbsOf = (items: readonly { link: FinishedLink | null }[]): Breadcrumb[] =>
  items.flatMap(({ link }) => (link?.href ? [{ name: link.text, href: link.href }] : []));
