import { writeJsonLd } from '../site/schema-org.ts';
import type { FinishedPage } from './finished-page.ts';
import { structuredData } from './structured-data.ts';

/**
 * Renders the structured data of a page. Rendered on the server alone: no browser needs it, so it adds nothing to the bundle or
 * the loader data.
 */
export function JsonLd({ page }: { page: FinishedPage }) {
  const things = structuredData(page);
  if (things.length === 0) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJsonLd(things) }} />;
}
