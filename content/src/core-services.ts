import { noRecipients, type RecipientStore } from './collections/recipient-hooks.ts';
import { type ListingServices, noListings } from './core/listing-services.ts';
import { noSourcePeople, type SourcePeopleServices } from './core/source-people-services.ts';
import type { RegisterSite } from './site-template/create-site.ts';

/** Calls to core on behalf of staff. Only the admin's server makes such calls. */
export interface CoreServices {
  recipients: RecipientStore;
  registerSite: RegisterSite;
  listings: ListingServices;
  sourcePeople: SourcePeopleServices;
}

/** Replaces the calls to core in processes in which staff change nothing. */
export const noCoreServices: CoreServices = {
  recipients: noRecipients,
  registerSite: async () => true,
  listings: noListings,
  sourcePeople: noSourcePeople,
};
