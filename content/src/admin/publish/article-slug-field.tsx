'use client';

import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui';
import { isLocale } from '@vitrine/contract/locale.ts';
import type { TextFieldClientComponent } from 'payload';
import { proposedSlug } from '../../paths/page-path.ts';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { ProposedField } from '../forms/proposed-field.tsx';
import { isProposal } from './is-proposal.ts';
import { pathTexts } from './path-texts.ts';

/**
 * Edits the short address of an article. Until it is changed by hand or the article has been published, it follows the title in the
 * language of the form.
 */
export const ArticleSlugField: TextFieldClientComponent = (input) => {
  const title = useFormFields(([fields]) => fields.title?.value);
  const site = useFormFields(([fields]) => fields.site?.value);
  const { id, hasPublishedDoc } = useDocumentInfo();
  const { code } = useLocale();
  const t = pathTexts[useEditorLanguage()];
  const words = typeof title === 'string' ? title.trim() : '';
  const query = new URLSearchParams({
    ...{ name: words, locale: isLocale(code) ? code : 'fr', site: String(site) },
    ...(id !== undefined && { id: String(id) }),
  });
  return (
    <ProposedField
      input={input}
      address={words === '' || typeof site !== 'number' ? null : `/api/articles/proposed-slug?${query}`}
      isFixed={hasPublishedDoc}
      isProposal={(slug) => isProposal(slug, proposedSlug(words))}
      hint={t.follows}
    />
  );
};
