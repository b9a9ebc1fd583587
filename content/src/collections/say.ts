import type { PayloadRequest } from 'payload';

/** A message in the language in which the member of the staff reads the admin; English in no known one. */
export const say = (req: PayloadRequest, message: { fr: string; en: string }): string =>
  req.i18n.language === 'fr' ? message.fr : message.en;
