import { rememberVisitorInfo, type VisitorInfo, visitorInfo } from './visitor-info.ts';

/** Contact details that forms share: names of fields, with those of the visitor info. */
const sharedDetails: Readonly<Record<string, keyof VisitorInfo>> = {
  first_name: 'firstname',
  last_name: 'lastname',
  email: 'email',
  phone: 'phone',
};

/** Fills the empty fields of a form with the contact details that other forms have stored. */
export function fillKnownDetails(form: HTMLFormElement): void {
  const info = visitorInfo();
  for (const [name, known] of Object.entries(sharedDetails)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = info[known];
  }
}

/** Stores the value of a field for other forms when it is a contact detail. */
export function rememberDetail(fieldName: string, value: string): void {
  const known = sharedDetails[fieldName];
  if (known) rememberVisitorInfo(known, value);
}
