'use client';

import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { leadsPath } from './lead-urls.ts';

/** Renders a link in the style of Payload's navigation, marked while its view or a view below it is open. */
export function NavLink({ label, count, countLabel }: { label: string; count?: number; countLabel?: string }) {
  const pathname = usePathname();
  const isOpen = pathname === leadsPath || pathname.startsWith(`${leadsPath}/`);
  return (
    <Link
      href={leadsPath}
      id="nav-leads"
      className="nav__link leads-link"
      prefetch={false}
      {...(pathname === leadsPath && { 'aria-current': 'page' as const })}
    >
      {isOpen && <div className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
      {count !== undefined && (
        <span className="leads-count">
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{countLabel}</span>
        </span>
      )}
    </Link>
  );
}
