import type { SourcePerson, SourcePersonKey } from '@vitrine/contract/core/staff-feed-people.ts';
import type { PayloadRequest } from 'payload';

/** Identifies a broker or a brokerage of a source of listings by the id that the source uses. */
export interface SourceRef extends SourcePersonKey {
  feed: string;
}

/** Calls to core about the brokers and brokerages of sources of listings, on behalf of the user of the request. */
export interface SourcePeopleServices {
  /**
   * Returns the data that the source has about the person; `unknown` for a source that the user may not read, null when core does not
   * answer.
   */
  read(req: PayloadRequest, ref: SourceRef): Promise<SourcePerson | 'unknown' | null>;
  /** Returns the file of the person's photo; null when there is none. */
  photo(req: PayloadRequest, ref: SourceRef): Promise<Buffer | null>;
  /**
   * Links the broker or brokerage of the source to the person or office of a site with the slug; null removes the link. Returns false on
   * failure.
   */
  match(req: PayloadRequest, ref: SourceRef, micrositeId: string, slug: string | null): Promise<boolean>;
}

/** Replaces these calls in processes in which staff change no people. */
export const noSourcePeople: SourcePeopleServices = {
  read: async () => null,
  photo: async () => null,
  match: async () => true,
};
