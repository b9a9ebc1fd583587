import { defaultLocale } from '@vitrine/contract/locale.ts';
import type { CollectionBeforeOperationHook } from 'payload';

/**
 * Reads and writes French when a request names no language. Payload, without a fallback locale, would lose the texts and answer
 * 500 to searches.
 */
export const useDefaultLocale: CollectionBeforeOperationHook = ({ req }) => {
  req.locale ??= defaultLocale;
};
