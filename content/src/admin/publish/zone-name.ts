/** Returns the name of a time zone, such as “heure de l’Est”. */
export function zoneName(timeZone: string, language: 'fr' | 'en'): string {
  const parts = new Intl.DateTimeFormat(`${language}-CA`, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
