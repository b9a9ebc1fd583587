import type { Field } from './fields.ts';
import { locales } from './locale.ts';

/** True when a value that passed the field's schema has content in at least one language. */
export function isFilled(field: Field, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false;
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'richtext':
      return inOneLocale(property(value, 'content'), isText);
    case 'code':
      return isText(property(value, 'content'));
    case 'icon':
      return isText(property(value, 'type'));
    case 'image':
    case 'video':
    case 'media':
      return (
        inOneLocale(property(value, 'media'), (file) => isText(property(file, 'url'))) ||
        inOneLocale(property(value, 'sources'), (files) => Array.isArray(files) && files.length > 0)
      );
    case 'link':
      return inOneLocale(property(value, 'url'), isText) || isText(property(value, 'on_click_action'));
    default:
      return true;
  }
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const inOneLocale = (values: unknown, test: (value: unknown) => boolean): boolean =>
  locales.some((locale) => test(property(values, locale)));
