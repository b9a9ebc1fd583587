import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload';

export type Message = { fr: string; en: string };

/** Returns the message in the language in which the user reads the admin; in English when it is unknown. */
export const messageFor = (req: PayloadRequest, message: Message): string =>
  req.i18n?.language === 'fr' ? message.fr : message.en;

/** Returns the error with which a hook refuses a document; the admin shows the message beside the field. */
export const refusal = (req: PayloadRequest, collection: CollectionSlug, path: string, message: Message) =>
  new ValidationError({ collection, errors: [{ path, message: messageFor(req, message) }], req }, req.t);
