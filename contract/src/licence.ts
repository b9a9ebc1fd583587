import { plainLine } from './core/plain-text.ts';
import { type Bilingual, type Localized, pickLocale } from './locale.ts';

/**
 * Number of the licence of a broker. The OACIQ writes a letter and four or five digits, such as `H1234`; other provinces write digits alone, or
 * groups of letters and digits.
 */
const licenceNumberPattern = /^(?=.*\d)[A-Z\d]+([ ./-][A-Z\d]+)*$/;

/** Maximum lengths of a licence number and of the name on it, in characters. */
export const licenceLimits = { number: 20, name: 200 } as const;

/** Returns the number of a licence in the form in which it is stored and compared: in capitals, without spaces around it. */
export const licenceNumberOf = (text: string): string => plainLine(text).toUpperCase();

export const isLicenceNumber = (text: string): boolean =>
  text.length <= licenceLimits.number && licenceNumberPattern.test(text);

interface LicensedPerson {
  name: string;
  licence_number?: string | null | undefined;
  /** The name on the licence; empty when it is `name`. */
  licence_name?: string | null | undefined;
}

const licenceText = ({ name, licence_number: number, licence_name }: LicensedPerson): Bilingual => {
  const other = licence_name && licence_name !== name ? licence_name : '';
  if (!number) return { fr: other && `permis au nom de ${other}`, en: other && `licensed as ${other}` };
  return {
    fr: `permis ${number}${other && ` au nom de ${other}`}`,
    en: `licence ${number}${other && ` in the name of ${other}`}`,
  };
};

/**
 * Returns the job title of a person with their licence, such as `Courtière immobilière, permis H1234 au nom de Marie-Ève Roy`: what advertises
 * a broker names them as their licence does. A person without a licence keeps the title as it is.
 */
export function titleWithLicence(title: Localized<string>, person: LicensedPerson): Localized<string> {
  const licence = licenceText(person);
  if (licence.fr === '') return title;
  const joined = (locale: 'fr' | 'en') => {
    const text = [pickLocale(title, locale) ?? '', licence[locale]].filter(Boolean).join(', ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return { fr: joined('fr'), en: joined('en') };
}
