import type { ComponentProps } from 'react';
import { defineLazyPart } from '../../../block-framework/hydration/lazy-part.tsx';
import { ContactForm } from '../../../forms/contact-form.tsx';
import { VisitTimes } from '../parts/visit-times.tsx';

interface Props extends Omit<ComponentProps<typeof ContactForm>, 'children'> {
  /** True for a listing that can be visited. */
  isOffered: boolean;
}

/** Renders the contact form of a listing, with times for a visit where there is one to ask for. */
const ListingContactForm = ({ isOffered, ...form }: Props) => (
  <ContactForm {...form}>{isOffered && <VisitTimes />}</ContactForm>
);

export const part = defineLazyPart('contact-form', ListingContactForm);
