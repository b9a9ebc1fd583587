import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentParts } from '../document/document-parts.ts';
import type { FinishedPage } from '../document/finished-page.ts';
import type { Injected } from '../document/injected-elements.server.ts';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { VariantBanner } from '../shell/variant-banner.tsx';

/** Returns the document parts that a page needs outside of React; null for most pages. */
export function partsOf({ variant, locale }: FinishedPage, injected: Injected): Partial<DocumentParts> | null {
  const { key, head, bodyStart, bodyEnd } = injected;
  if (!variant && key === '') return null;
  const banner = variant ? bannerOf(variant, locale) : '';
  return { head, bodyStart, bodyEnd: banner + bodyEnd, variantId: variant?.id ?? null };
}

const bannerOf = (variant: NonNullable<FinishedPage['variant']>, locale: FinishedPage['locale']): string =>
  renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <VariantBanner {...variant} />
    </LocaleProvider>,
  );
