import type { CoreSite } from '@vitrine/contract/core/import.ts';
import { type OfficeBundle, type PersonBundle, recipientTypeOf } from '@vitrine/contract/site.ts';

type Recipient = CoreSite['recipients'][number];

/** Returns everybody who may receive messages of a site. */
export const recipientsOf = (people: PersonBundle[], offices: OfficeBundle[]): Recipient[] => [
  ...people.map(({ kind, slug, name, email, licenceNumber, licenceName }) => ({
    type: recipientTypeOf[kind],
    slug,
    name,
    email,
    locale: 'fr' as const,
    licence_number: licenceNumber ?? null,
    licence_name: licenceName ?? null,
  })),
  ...offices.map(({ slug, name, email }) => ({
    type: 'office' as const,
    slug,
    name: name.fr,
    email,
    locale: 'fr' as const,
  })),
];
