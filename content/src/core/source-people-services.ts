import type { SourcePerson, SourcePersonKey } from '@vitrine/contract/core/staff-feed-people.ts';
import type { PayloadRequest } from 'payload';

/** A broker or a brokerage of a source of listings, by the id of the source. */
export interface SourceRef extends SourcePersonKey {
  feed: string;
}

/** Calls to core about the people of sources of listings, on behalf of the user of the request. */
export interface SourcePeopleServices {
  /** Returns what the source says of them; `unknown` for a source that is not the user's, null when core does not answer. */
  read(req: PayloadRequest, ref: SourceRef): Promise<SourcePerson | 'unknown' | null>;
  /** Returns the file of their photo; null without one. */
  photo(req: PayloadRequest, ref: SourceRef): Promise<Buffer | null>;
  /** Names the person or office of a site who is one of the source; null for nobody any more. Returns false when nothing was changed. */
  match(req: PayloadRequest, ref: SourceRef, micrositeId: string, slug: string | null): Promise<boolean>;
}

/** The people of sources in processes that change no people on behalf of staff. */
export const noSourcePeople: SourcePeopleServices = {
  read: async () => null,
  photo: async () => null,
  match: async () => true,
};
