import { isolateObjectProperty, type PayloadRequest } from 'payload';

/**
 * Returns the request for operations within an operation: of the same user and in the same transaction. Payload writes the language and
 * the context of an operation into its request, where the outer operation would find them.
 */
export const nestedRequest = (req: PayloadRequest): PayloadRequest =>
  isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context']);
