import { describePage } from './describe-page.ts';
import type { FinishedPage } from './finished-page.ts';
import { writeJsonLd } from './schema-org.ts';

/**
 * What the page says of itself to search engines. Rendered on the server alone: no browser needs it, so it costs the bundle and
 * the loader data nothing.
 */
export function StructuredData({ page }: { page: FinishedPage }) {
  const things = describePage(page);
  if (things.length === 0) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJsonLd(things) }} />;
}
