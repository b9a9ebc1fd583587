import { ContactForm } from '../../../forms/contact-form.tsx';
import { defineLazyPart } from '../../lazy-part.tsx';

export const part = defineLazyPart('contact-form', ContactForm);
