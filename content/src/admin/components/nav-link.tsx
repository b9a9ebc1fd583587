'use client';

import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';

interface Props {
  id: string;
  href: string;
  label: string;
  count?: number;
  countLabel?: string;
}

/** Renders a link in the style of Payload's navigation, marked while its view or a view below it is open. */
export function NavLink({ id, href, label, count, countLabel }: Props) {
  const pathname = usePathname();
  const isOpen = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      id={id}
      className="nav__link vitrine-nav-link"
      prefetch={false}
      {...(pathname === href && { 'aria-current': 'page' as const })}
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
