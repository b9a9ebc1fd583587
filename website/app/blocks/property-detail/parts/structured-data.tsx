import { canonicalOrigin } from '../../../site/canonical-origin.ts';
import { useSite } from '../../../site/site-context.tsx';
import { ownOrigin } from '../property-detail-data.ts';

/** Writes the JSON-LD of the listing (`property-structured-data.server.ts`) with the origin of the canonical link. */
export function StructuredData({ text }: { text: string }) {
  const origin = canonicalOrigin(useSite().origin);
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: property-structured-data.server.ts escaped it for a script element
      dangerouslySetInnerHTML={{ __html: text.replaceAll(ownOrigin, origin) }}
    />
  );
}
