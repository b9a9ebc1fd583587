import { defaultLocale } from '@vitrine/contract/locale.ts';
import type { PayloadRequest } from 'payload';
import { array, richText, text, textarea, upload } from 'payload/shared';
import { asObject } from '../values/untyped-values.ts';

/**
 * Validations of required fields, which run before the admin saves. A localized field is required in the default language only, because the
 * website uses that value when the other language has none (wire.9).
 */

interface Options {
  required?: boolean;
  req: { locale?: string | null };
}

/** Limits `required` of a validation to the default language. */
const inDefaultLocale =
  <V, O extends Options, R>(validate: (value: V, options: O) => R) =>
  (value: V, options: O): R =>
    validate(value, { ...options, required: options.req.locale === defaultLocale });

export const requiredText = { required: true, validate: inDefaultLocale(text) };
export const requiredTextarea = { required: true, validate: inDefaultLocale(textarea) };
export const requiredRichText = { required: true, validate: inDefaultLocale(richText) };
export const requiredUpload = { required: true, validate: inDefaultLocale(upload) };
export const requiredArray = { required: true, validate: inDefaultLocale(array) };

type TextOptions = Parameters<typeof text>[1];

const hasAction = (siblings: unknown): boolean => Boolean(asObject(siblings).on_click_action);

/** Requires an address of a link that leads to one, unless the link has an action. */
export const requiredAddress = {
  required: true,
  validate: inDefaultLocale((value: string | null | undefined, options: TextOptions) =>
    text(value, { ...options, required: options.required && !hasAction(options.siblingData) }),
  ),
};

/** Requires the document of a link that leads to one, unless the link has an action. */
export const requiredTarget = {
  required: true,
  validate: (value: unknown, { siblingData, req }: { siblingData: unknown; req: PayloadRequest }): string | true =>
    Boolean(value) || hasAction(siblingData) || req.locale !== defaultLocale || req.t('validation:required'),
};
