/** Returns the `tel:` address of a North American number such as `514 555-0126` or `(514) 555-0126`; null without ten digits. */
export function phoneHref(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
  return digits.length >= 10
    ? `tel:+1${digits.slice(0, 10)}${digits.length > 10 ? `;ext=${digits.slice(10)}` : ''}`
    : null;
}
