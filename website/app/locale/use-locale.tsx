import type { Locale } from '@vitrine/contract/locale.ts';
import { createContext, type ReactNode, useContext } from 'react';

const LocaleContext = createContext<Locale>('fr');

export const LocaleProvider = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <LocaleContext value={locale}>{children}</LocaleContext>
);

/** Returns the locale of the page. */
export const useLocale = (): Locale => useContext(LocaleContext);
