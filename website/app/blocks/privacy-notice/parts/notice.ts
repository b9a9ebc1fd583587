import type { Locale } from '@vitrine/contract/locale.ts';
import type { PrivacyFacts } from '@vitrine/contract/privacy-facts.ts';
import type { OutsideServices } from '../../../site/outside-services.ts';

/** All that the notice of a site is written from. */
export interface Notice extends PrivacyFacts {
  outside: OutsideServices;
  /** What the editor says of hosting and mail; '' for nothing. */
  providers: string;
}

/** Something that a notice says while it is so. */
export interface Fact<Text> {
  isSo: (notice: Notice) => boolean;
  fr: (notice: Notice) => Text;
  en: (notice: Notice) => Text;
}

/** Returns what is so, in one language. */
export const sayFacts = <Text>(facts: readonly Fact<Text>[], notice: Notice, locale: Locale): Text[] =>
  facts.filter(({ isSo }) => isSo(notice)).map((fact) => fact[locale](notice));

/** Returns a number of days in words, in years where these are whole. */
export function period(days: number, locale: Locale): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, 'year'] : [days, 'day'];
  return new Intl.NumberFormat(`${locale}-CA`, { style: 'unit', unit, unitDisplay: 'long' })
    .format(count)
    .replaceAll(/\s/g, '\u00a0');
}

/** Returns names in a row. */
export const listed = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(`${locale}-CA`, { type: 'conjunction' }).format(names);

export const takesMessages = ({ forms }: Notice): boolean => forms.length > 0;
export const hasForm =
  (form: PrivacyFacts['forms'][number]) =>
  ({ forms }: Notice): boolean =>
    forms.includes(form);
/** True when a tool asks for consent, so that its answer is kept. */
export const asksConsent = ({ outside, has_code }: Notice): boolean =>
  outside.asksConsent || outside.usesDidomi || has_code;
