import { isolateObjectProperty, type PayloadRequest } from 'payload';

/**
 * Returns the request for an operation inside another operation, with the same user and transaction. Payload writes the language and the
 * context of an operation into its request, and must not overwrite those of the outer operation.
 */
export const nestedRequest = (req: PayloadRequest): PayloadRequest =>
  isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context']);
