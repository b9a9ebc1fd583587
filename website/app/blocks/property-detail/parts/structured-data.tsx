import { ownOrigin } from '../property-detail-data.ts';

/** schema.org for search engines (`property-structured-data.server.ts`), with the addresses of the site as it is visited. */
export const StructuredData = ({ text }: { text: string }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: property-structured-data.server.ts escaped it for a script element
    dangerouslySetInnerHTML={{ __html: text.replaceAll(ownOrigin, '') }}
  />
);
