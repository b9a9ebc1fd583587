/** Returns a valid message of the contact form with the given values. */
export const messageOf = (given: Record<string, string> = {}): Record<string, string> => ({
  form_type: 'contact_form',
  locale: 'fr',
  first_name: 'Léa',
  last_name: 'Tremblay',
  email: 'lea@example.ca',
  phone: '(514) 555-0134',
  message: 'Bonjour, j’aimerais visiter la maison.',
  ...given,
});
