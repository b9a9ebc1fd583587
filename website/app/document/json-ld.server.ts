import type { FinishedPage } from '../page/finished-page.ts';
import { writeJsonLd } from '../site/schema-org.ts';
import { structuredData } from './structured-data.ts';

/** Returns the structured data of a page as HTML; '' without any. It stands outside of React, as no browser needs it. */
export function jsonLd(page: FinishedPage): string {
  const things = structuredData(page);
  return things.length === 0 ? '' : `<script type="application/ld+json">${writeJsonLd(things)}</script>`;
}
