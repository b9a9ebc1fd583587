import type { FinishedLink } from '../../../kinds/link/finish-link.server.ts';
import { alertFilters, type SearchFilters, writeFilters } from '../../../search/filters.ts';

interface Props {
  /** The link to the page with the form of alerts; null on a site without one. */
  link: FinishedLink | null;
  filters: SearchFilters;
  className: string | undefined;
}

/** Renders the link to the form of alerts, which the filters fill; nothing when an alert keeps none of them. */
export function AlertLink({ link, filters, className }: Props) {
  const kept = alertFilters(filters);
  if (!link?.href || !kept) return null;
  const [page = '', ...fragment] = link.href.split(/(?=#)/);
  return (
    // Search engines find the page without the filters.
    <a
      className={className}
      href={page + (page.includes('?') ? '&' : '?') + writeFilters(kept) + fragment}
      rel="nofollow"
    >
      {link.text}
    </a>
  );
}
