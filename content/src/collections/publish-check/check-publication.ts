import { type Locale, locales } from '@vitrine/contract/locale.ts';
import {
  beforeChangeTraverseFields,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import { comparedCollections } from '../../languages/language-state.ts';
import { isFilled } from '../../languages/text-state.ts';
import { languageTexts, localizedPath } from '../../paths/localized-path.ts';
import { inLanguage } from '../../payload/in-language.ts';
import { messageFor } from '../../payload/message-for.ts';
import { nestedRequest } from '../../payload/nested-request.ts';
import { documentId } from '../../values/document-id.ts';
import { asObject, type Loose } from '../../values/untyped-values.ts';
import { refuseOtherSites } from '../check-site.ts';
import { lockAddresses } from '../lock-addresses.ts';

/** Fields without which a document does not exist in a language. */
const existenceFields: Readonly<Record<string, string>> = { ...comparedCollections, sites: 'name' };

/** Collections of which a site has one document at an address: the path of a page, the short name of a person. */
const addressed = ['pages', 'people'];

/** True for a document that visitors see once it is written. People are public as soon as they are saved. */
export const becomesPublic = ({ slug }: SanitizedCollectionConfig, document: Loose): boolean =>
  !document.deletedAt && (document._status === 'published' || slug === 'people');

/** Returns the languages, that of the form first. */
const formFirst = (req: PayloadRequest): Locale[] => locales.toSorted((one) => (one === req.locale ? -1 : 1));

/**
 * Refuses a document that is about to become public, with the values of all its languages, unless each language fulfils the rules of
 * publishing. Payload validates the language of the form alone, and drafts of the other language were saved without validation.
 */
export async function checkPublication(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  document: Loose,
): Promise<void> {
  const site = documentId(collection.slug === 'sites' ? document.id : document.site);
  if (addressed.includes(collection.slug) && site !== null) await lockAddresses(req, site);
  await refuseOtherSites(req, collection, { ...document }, site, { inAllLanguages: true });
  const found: ValidationFieldError[] = [];
  const errors: ValidationFieldError[] = [];
  for (const locale of formFirst(req)) {
    for (const error of await errorsIn(req, collection, document, locale)) {
      // The error of a field that is not localized is found in both languages and reported once.
      if (found.some(({ path, message }) => path === error.path && message === error.message)) continue;
      found.push(error);
      errors.push(locale === req.locale ? error : inOtherLanguage(req, error, locale));
    }
  }
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
}

/** Returns the errors of a document in one language. */
async function errorsIn(
  outer: PayloadRequest,
  collection: SanitizedCollectionConfig,
  document: Loose,
  locale: Locale,
): Promise<ValidationFieldError[]> {
  const req = nestedRequest(outer);
  req.locale = locale;
  const inOneLanguage = () => inLanguage(req.payload, collection.flattenedFields, document, locale);
  const [data, doc, docWithLocales] = [inOneLanguage(), inOneLanguage(), structuredClone({ ...document })];
  const errors: ValidationFieldError[] = [];
  await beforeChangeTraverseFields({
    ...{ collection, context: req.context, data, doc, docWithLocales, errors, fields: collection.fields, req },
    ...{ siblingData: data, siblingDoc: doc, siblingDocWithLocales: docWithLocales },
    ...(typeof document.id === 'number' && { id: document.id }),
    ...{ global: null, operation: 'update', overrideAccess: true, mergeLocaleActions: [] },
    ...{ fieldLabelPath: '', parentIndexPath: '', parentPath: '', parentSchemaPath: '' },
  });
  const existence = existenceFields[collection.slug];
  const exists = existence === undefined || isFilled(asObject(document[existence])[locale]);
  // A document that does not exist in a language lacks its texts there, which is no error. Its filled values are checked all the same,
  // because the other language shows them where it has none of its own.
  return errors.filter(({ path }) => exists || isFilledAt(doc, path));
}

/** True when the value at the path of a field is not empty. */
function isFilledAt(document: Loose, path: string): boolean {
  const value = path
    .split('.')
    .reduce<unknown>((inner, name) => Object.entries(inner ?? {}).find(([key]) => key === name)?.[1], document);
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** Returns an error with the language that its field concerns, which the form does not show. */
const inOtherLanguage = (req: PayloadRequest, { path, label, ...error }: ValidationFieldError, locale: Locale) => ({
  ...error,
  path: localizedPath({ path, locale }),
  label: `${typeof label === 'string' ? label : path}, ${messageFor(req, languageTexts[locale])}`,
});
