'use client';

import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui';
import { isLocale } from '@vitrine/contract/locale.ts';
import type { TextFieldClientComponent } from 'payload';
import { proposedPath } from '../../paths/page-path.ts';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { ProposedField } from '../forms/proposed-field.tsx';
import { isProposal } from './is-proposal.ts';
import { pathTexts } from './path-texts.ts';

/**
 * Edits the path of a page. Until it is changed by hand or the page has been published, it is derived from the title in the language of the
 * form and made unique on the site.
 */
export const PathField: TextFieldClientComponent = (input) => {
  const title = useFormFields(([fields]) => fields.title?.value);
  const site = useFormFields(([fields]) => fields.site?.value);
  const { id, hasPublishedDoc } = useDocumentInfo();
  const { code } = useLocale();
  const t = pathTexts[useEditorLanguage()];
  const locale = isLocale(code) ? code : 'fr';
  const words = typeof title === 'string' ? title.trim() : '';
  const query = new URLSearchParams({
    ...{ title: words, locale, site: String(site) },
    ...(id !== undefined && { id: String(id) }),
  });
  return (
    <ProposedField
      input={input}
      address={words === '' || typeof site !== 'number' ? null : `/api/pages/proposed-path?${query}`}
      isFixed={hasPublishedDoc}
      isProposal={(path) => isProposal(path, proposedPath(words, locale))}
      hint={t.follows}
    />
  );
};
