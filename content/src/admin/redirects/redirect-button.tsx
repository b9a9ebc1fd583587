'use client';

import { Button, useFormFields, useTranslation } from '@payloadcms/ui';
import { newRedirectUrl } from './redirect-link.ts';
import { redirectTexts } from './redirect-texts.ts';

/** Links from the form of an address that was not found to the form of a new redirect for it. */
export function RedirectButton() {
  const { i18n } = useTranslation();
  const path = useFormFields(([fields]) => fields.path?.value);
  const site = useFormFields(([fields]) => fields.site?.value);
  if (typeof path !== 'string' || typeof site !== 'number') return null;
  return (
    <Button el="link" to={newRedirectUrl(path, site)} buttonStyle="secondary">
      {redirectTexts[i18n.language === 'en' ? 'en' : 'fr'].redirect}
    </Button>
  );
}
