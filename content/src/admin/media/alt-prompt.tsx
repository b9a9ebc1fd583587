'use client';

import { Banner, useFormFields, useTranslation } from '@payloadcms/ui';
import { mediaTexts } from './media-texts.ts';

/** Asks for the alternative text of a picture while it has none and is not decorative. */
export function AltPrompt() {
  const { i18n } = useTranslation();
  const t = mediaTexts[i18n.language === 'en' ? 'en' : 'fr'];
  const isMissing = useFormFields(([fields]) => {
    const alt = fields.alt?.value;
    return fields.decorative?.value !== true && (typeof alt !== 'string' || alt.trim() === '');
  });
  return <div role="status">{isMissing && <Banner type="info">{t.missing}</Banner>}</div>;
}
