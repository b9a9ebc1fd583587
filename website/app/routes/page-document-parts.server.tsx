import type { Locale } from '@vitrine/contract/locale.ts';
import type { ComponentProps, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentParts } from '../document/document-parts.ts';
import type { FinishedPage } from '../document/finished-page.ts';
import type { Injected } from '../document/injected-elements.server.ts';
import { jsonLd } from '../document/json-ld.server.ts';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { DraftBanner } from '../shell/draft-banner/draft-banner.tsx';
import { VariantBanner } from '../shell/variant-banner/variant-banner.tsx';

/** Returns the document parts of a page outside of React. */
export function documentPartsOf(page: FinishedPage, injected: Injected): Partial<DocumentParts> {
  const { variant, locale } = page;
  const { head, bodyStart, bodyEnd, inlineSources } = injected;
  const banner = variant ? bannerHtml(<VariantBanner {...variant} />, locale) : '';
  return {
    head: jsonLd(page) + head,
    bodyStart,
    bodyEnd: banner + bodyEnd,
    inlineSources,
    variantId: variant?.id ?? null,
  };
}

/** Returns the document parts of a draft: its banner. */
export const draftDocumentParts = (
  banner: ComponentProps<typeof DraftBanner>,
  locale: Locale,
): Partial<DocumentParts> => ({ bodyEnd: bannerHtml(<DraftBanner {...banner} />, locale) });

const bannerHtml = (banner: ReactElement, locale: Locale): string =>
  renderToStaticMarkup(<LocaleProvider locale={locale}>{banner}</LocaleProvider>);
