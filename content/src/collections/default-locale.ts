import { defaultLocale } from '@vitrine/contract/locale.ts';
import type { CollectionBeforeOperationHook } from 'payload';

/** Reads and writes French where a request names no language. Payload, without a fallback, would lose its texts and answer 500 to its searches. */
export const useDefaultLocale: CollectionBeforeOperationHook = ({ req }) => {
  req.locale ??= defaultLocale;
};
