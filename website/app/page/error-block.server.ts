import { errorBlock as errorBlockDescription } from '@vitrine/contract/blocks/error.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import { textsOf } from '../locale/define-texts.ts';
import { errorTexts } from '../locale/error-texts.ts';
import { type ErrorOutcome, localizedWords } from './page-outcome.ts';

interface ErrorOptions {
  locale: Locale;
  requestId: string;
  exposeErrors: boolean;
}

/**
 * Returns the block that replaces a page that could not be loaded, in the visitor's language: with the title and message of the
 * content service, else those of errors.16. Debug details leave the server only where errors are exposed.
 */
export function errorBlock(
  { status, errorKind, title, message, debug }: ErrorOutcome,
  { locale, requestId, exposeErrors }: ErrorOptions,
): FinishedBlock {
  const t = textsOf(errorTexts, locale);
  const words = [errorKind ? t.explanationOf(errorKind) : '', t.messageOf(status)].filter(Boolean).join(' ');
  return {
    id: 'error',
    type: errorBlockDescription.type,
    scheme: 'normal',
    isDark: false,
    hasFailed: false,
    data: { requestId },
    params: {},
    fields: {
      status_code: status,
      main_title: localizedWords(title, locale) ?? (errorKind === 'exception' ? t.exceptionTitle : t.titleOf(status)),
      description: localizedWords(message, locale) ?? words,
      debug: exposeErrors ? (debug ?? '') : '',
    },
  };
}
