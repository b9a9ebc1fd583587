import { defineLazyPart } from '../../../block-framework/hydration/lazy-part.tsx';
import { ContactForm } from '../../../forms/contact-form.tsx';

export const part = defineLazyPart('contact-form', ContactForm);
