/** The address that dials a North American number as people write it, or null where it is none: `514 555-0126`, `(514) 555-0126`. */
export function phoneHref(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
  return digits.length >= 10
    ? `tel:+1${digits.slice(0, 10)}${digits.length > 10 ? `;ext=${digits.slice(10)}` : ''}`
    : null;
}
