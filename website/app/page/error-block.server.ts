import type { Locale } from '@vitrine/contract/locale.ts';
import type { FinishedBlock } from '../blocks/define-block.ts';
import { textsOf } from '../locale/define-texts.ts';
import { errorTexts } from '../locale/error-texts.ts';
import { type ErrorOutcome, localizedWords } from './page-outcome.ts';

interface ErrorOptions {
  locale: Locale;
  requestId: string;
  exposeErrors: boolean;
}

/**
 * The block that stands in the place of a page that could not be shown, in the visitor's language: the words of the content
 * service, else the catalogue's (`1-shell §8`). Debug details leave the server only where errors are exposed.
 */
export function errorBlock(
  { status, mishap, title, message, debug }: ErrorOutcome,
  { locale, requestId, exposeErrors }: ErrorOptions,
): FinishedBlock {
  const t = textsOf(errorTexts, locale);
  const words = [mishap ? t.mishapOf(mishap) : '', t.messageOf(status)].filter(Boolean).join(' ');
  return {
    id: 'error',
    type: 'error_block',
    scheme: 'normal',
    isDark: false,
    hasFailed: false,
    data: { requestId },
    params: {},
    fields: {
      status_code: status,
      main_title: localizedWords(title, locale) ?? (mishap === 'exception' ? t.exceptionTitle : t.titleOf(status)),
      description: localizedWords(message, locale) ?? words,
      debug: exposeErrors ? (debug ?? '') : '',
    },
  };
}
