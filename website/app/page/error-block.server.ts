import { errorBlock as errorBlockDescription } from '@vitrine/contract/blocks/error.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import type { FinishedLink } from '../kinds/link/finish-link.server.ts';
import { textsOf } from '../locale/define-texts.ts';
import { errorTexts } from '../locale/error-texts.ts';
import { type ErrorOutcome, localizedWords } from './page-outcome.ts';

interface ErrorOptions {
  locale: Locale;
  requestId: string;
  exposeErrors: boolean;
  /** Header of the page, whose menu a visitor without a page is offered. */
  header: readonly FinishedBlock[];
}

/**
 * Returns the block that replaces a page that could not be loaded, in the visitor's language: with the title and message of the
 * content service, else those of errors.16. Debug details leave the server only where errors are exposed.
 */
export function errorBlock(
  { status, errorKind, title, message, debug }: ErrorOutcome,
  { locale, requestId, exposeErrors, header }: ErrorOptions,
): FinishedBlock {
  const t = textsOf(errorTexts, locale);
  const words = [errorKind ? t.explanationOf(errorKind) : '', t.messageOf(status)].filter(Boolean).join(' ');
  return {
    id: 'error',
    type: errorBlockDescription.type,
    scheme: 'normal',
    isDark: false,
    hasFailed: false,
    data: { requestId, waysOn: status === 404 ? { links: menuLinks(header), choices: null, listings: [] } : null },
    params: {},
    fields: {
      status_code: status,
      main_title: localizedWords(title, locale) ?? (errorKind === 'exception' ? t.exceptionTitle : t.titleOf(status)),
      description: localizedWords(message, locale) ?? words,
      debug: exposeErrors ? (debug ?? '') : '',
    },
  };
}

interface MenuLine {
  link: FinishedLink | null;
}

/** Returns the lines of the menu that lead somewhere. */
const menuLinks = (header: readonly FinishedBlock[]): FinishedLink[] =>
  header
    // Every header has these fields; a block of another kind has no menu.
    .flatMap(({ fields }) => (fields as { menu_repeater?: MenuLine[] }).menu_repeater ?? [])
    .flatMap(({ link }) => (link?.href ? [link] : []));
