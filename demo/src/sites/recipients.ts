import type { CoreSite } from '@vitrine/contract/core/import.ts';
import type { OfficeBundle, PersonBundle } from '@vitrine/contract/site.ts';

type Recipient = CoreSite['recipients'][number];

/** As what a person receives messages (`1-shell §6`). */
const recipientTypes: Record<PersonBundle['kind'], Recipient['type']> = {
  broker: 'broker',
  team: 'team',
  admin: 'administrative_team',
  director: 'executive_team',
};

/** Everybody who may receive a message of a site. */
export const recipientsOf = (people: PersonBundle[], offices: OfficeBundle[]): Recipient[] => [
  ...people.map(({ kind, slug, name, email }) => ({
    type: recipientTypes[kind],
    slug,
    name,
    email,
    locale: 'fr' as const,
  })),
  ...offices.map(({ slug, name, email }) => ({
    type: 'office' as const,
    slug,
    name: name.fr,
    email,
    locale: 'fr' as const,
  })),
];
