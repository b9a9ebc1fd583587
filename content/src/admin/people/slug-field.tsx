'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { ProposedField } from '../forms/proposed-field.tsx';

const texts = {
  fr: { follows: 'Proposé d’après le nom. Modifiez-le au besoin\u00a0: il ne suivra plus le nom.' },
  en: { follows: 'Proposed from the name. Change it as needed: it then no longer follows the name.' },
};

/**
 * Edits the slug of a person or an office. Until it is changed by hand or saved, it is derived from the name and made unique on the site.
 */
export const SlugField: TextFieldClientComponent = (input) => {
  const name = useFormFields(([fields]) => fields.name?.value);
  const site = useFormFields(([fields]) => fields.site?.value);
  const { id, collectionSlug } = useDocumentInfo();
  const language = useEditorLanguage();
  const words = typeof name === 'string' ? name.trim() : '';
  const query = new URLSearchParams({
    ...{ name: words, site: String(site) },
    ...(id !== undefined && { id: String(id) }),
  });
  return (
    <ProposedField
      input={input}
      address={words === '' || typeof site !== 'number' ? null : `/api/${collectionSlug}/proposed-slug?${query}`}
      isFixed={id !== undefined}
      isProposal={() => false}
      hint={texts[language].follows}
    />
  );
};
