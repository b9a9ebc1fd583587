'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { lengthTexts } from './length-texts.ts';
import '../forms/forms.css';

/** Counts the characters of a text field, and says when search engines cut the text; `max` is the length they show. */
export function LengthHint({ max, path }: { max: number; path: string }) {
  const value = useFormFields(([fields]) => fields[path]?.value);
  const t = lengthTexts[useEditorLanguage()];
  const length = typeof value === 'string' ? value.trim().length : 0;
  return (
    <p className="length-hint" data-long={length > max || undefined}>
      {t.count(length, max)} {length > max && t.tooLong}
    </p>
  );
}
