import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentParts } from '../document/document-parts.ts';
import type { FinishedPage } from '../document/finished-page.ts';
import type { Injected } from '../document/injected-elements.server.ts';
import { jsonLd } from '../document/json-ld.server.ts';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { VariantBanner } from '../shell/variant-banner.tsx';

/** Returns the document parts of a page outside of React. */
export function documentPartsOf(page: FinishedPage, injected: Injected): Partial<DocumentParts> {
  const { variant, locale } = page;
  const { head, bodyStart, bodyEnd } = injected;
  const banner = variant ? bannerOf(variant, locale) : '';
  return { head: jsonLd(page) + head, bodyStart, bodyEnd: banner + bodyEnd, variantId: variant?.id ?? null };
}

const bannerOf = (variant: NonNullable<FinishedPage['variant']>, locale: FinishedPage['locale']): string =>
  renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <VariantBanner {...variant} />
    </LocaleProvider>,
  );
