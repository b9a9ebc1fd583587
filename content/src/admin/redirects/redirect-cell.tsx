'use client';

import { Link, useTranslation } from '@payloadcms/ui';
import { newRedirectUrl } from './redirect-link.ts';
import { redirectTexts } from './redirect-texts.ts';

interface Row {
  path?: string;
  site?: number | { id: number } | null;
}

/** Links from a list of addresses that were not found to the form of a new redirect for the address. */
export function RedirectCell({ rowData }: { rowData?: Row }) {
  const { i18n } = useTranslation();
  const { path, site } = rowData ?? {};
  const siteId = typeof site === 'object' ? site?.id : site;
  if (path === undefined || siteId === undefined) return null;
  return (
    <Link href={newRedirectUrl(path, siteId)} prefetch={false}>
      {redirectTexts[i18n.language === 'en' ? 'en' : 'fr'].redirect}
    </Link>
  );
}
