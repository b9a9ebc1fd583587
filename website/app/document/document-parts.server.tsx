import type { Locale } from '@vitrine/contract/locale.ts';
import type { ComponentProps, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { InlineSources } from '../answer.ts';
import { LocaleProvider } from '../locale/use-locale.tsx';
import type { AssembledPage } from '../page/finished-page.ts';
import { DraftBanner } from '../shell/draft-banner/draft-banner.tsx';
import { VariantBanner } from '../shell/variant-banner/variant-banner.tsx';
import { jsonLd } from './json-ld.server.ts';

/**
 * HTML that the server inserts outside of React: it is never rendered again, so its scripts run once. Its inline
 * scripts and styles carry the mark of `inline-mark.ts`.
 */
export interface DocumentParts {
  /** Inserted before all other elements of the head. */
  headStart: string;
  /** Inserted at the end of the head, and at the start and the end of the body. */
  head: string;
  bodyStart: string;
  bodyEnd: string;
  /** Sources of inline code in these parts or in blocks that carries no mark. */
  inlineSources: InlineSources;
  /** The variant that all links of the document keep (addresses.8). */
  variantId: string | null;
}

/** Returns the document parts of a page outside of React. */
export function documentPartsOf({ page, injected }: AssembledPage): Partial<DocumentParts> {
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
