import type { CoreSite } from '@vitrine/contract/core/import.ts';
import type { OfficeBundle, PersonBundle } from '@vitrine/contract/site.ts';

/** Everybody who may receive a message of a site. */
export const recipientsOf = (people: PersonBundle[], offices: OfficeBundle[]): CoreSite['recipients'] => [
  ...people.map(({ slug, name, email }) => ({ type: 'broker' as const, slug, name, email, locale: 'fr' as const })),
  ...offices.map(({ slug, name, email }) => ({
    type: 'office' as const,
    slug,
    name: name.fr,
    email,
    locale: 'fr' as const,
  })),
];
