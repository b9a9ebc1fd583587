import type { ComponentProps } from 'react';
import { defineLazyPart } from '../../../block-framework/hydration/lazy-part.tsx';
import { ContactForm } from '../../../forms/contact-form.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import { messageTexts } from '../parts/message-texts.ts';
import { VisitTimes } from '../parts/visit-times.tsx';
import type { OpenHouseData } from '../property-detail-data.ts';

interface Props extends Omit<ComponentProps<typeof ContactForm>, 'children' | 'message' | 'listing'> {
  /** Number of the listing. */
  listing: string;
  /** Street and municipality. */
  address: string;
  /** True for a listing that can be visited. */
  isOffered: boolean;
  openHouses: readonly OpenHouseData[];
}

/** Renders the contact form of a listing with a message, and with times for a visit where there is one to ask for. */
function ListingContactForm({ isOffered, openHouses, address, listing, ...form }: Props) {
  const t = useTexts(messageTexts);
  return (
    <ContactForm {...form} listing={listing} message={isOffered ? t.message(address, listing) : t.messageOff(address)}>
      {isOffered && <VisitTimes openHouses={openHouses} />}
    </ContactForm>
  );
}

export const part = defineLazyPart('contact-form', ListingContactForm);
