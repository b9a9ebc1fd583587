import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload';

export interface Message {
  fr: string;
  en: string;
}

/** Returns the message in the language in which the user reads the admin; in English when it is unknown. */
export const messageFor = (req: PayloadRequest, message: Message): string =>
  req.i18n?.language === 'fr' ? message.fr : message.en;

/** Returns the label by which the admin names a field of a collection; undefined for a field without a label. */
function labelOf(req: PayloadRequest, collection: CollectionSlug, path: string) {
  const field = req.payload.collections[collection]?.config.flattenedFields.find(({ name }) => name === path);
  return field && 'label' in field && field.label ? field.label : undefined;
}

/**
 * Returns the error with which a hook refuses a document; the admin shows the message beside the field. `label` names a field that the form
 * does not have, for the notification that Payload shows.
 */
export const refusal = (
  req: PayloadRequest,
  collection: CollectionSlug,
  path: string,
  message: Message,
  label?: Message,
): ValidationError => {
  const name = label ? messageFor(req, label) : labelOf(req, collection, path);
  const error = { path, message: messageFor(req, message), ...(name && { label: name }) };
  return new ValidationError({ collection, errors: [error], req }, req.t);
};
