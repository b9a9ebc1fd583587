import type { Locale } from '@vitrine/contract/locale.ts';
import { readPreviewToken } from '@vitrine/contract/preview-token.ts';
import type { Payload } from 'payload';
import type { Loose } from '../../values/untyped-values.ts';
import { type TextAnswer, textAnswer } from '../cache/text-answer.ts';
import type { CoreClient } from '../core/core-client.ts';
import { fillCoreData } from '../fill/fill-core-data.ts';
import { outcomeBody } from '../pages/page-outcome.ts';
import { visibleBlocks } from '../pages/visible-blocks.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import { readDraft } from './draft-documents.ts';
import { invalidLink } from './draft-texts.ts';

export interface DraftQuestion {
  token: string;
  locale: Locale;
  production: boolean;
  /** Unsaved values of the admin's form, in `locale`. */
  edited?: Loose | null | undefined;
  /** Key of the variant of the page to return; absent for the page itself. */
  variant?: string | null | undefined;
}

/** Returns drafts to those who have a preview token. Nothing is cached. */
export interface DraftService {
  answer(site: SiteRecord, question: DraftQuestion): Promise<TextAnswer>;
}

interface Sources {
  payload: Payload;
  core: CoreClient;
  /** Key that signs the preview tokens; without it there is no preview. */
  key: string | undefined;
}

export const draftService = ({ payload, core, key }: Sources): DraftService => ({
  async answer(site, { token, locale, production, edited = null, variant: asked }) {
    const claims = key === undefined ? null : await readPreviewToken(key, site.siteId, token, Date.now());
    const mayShow = claims !== null && (claims.purpose === 'editor' || (!edited && !asked));
    const variant = asked ?? claims?.variant;
    const draft = mayShow ? await readDraft[claims.kind](payload, site, { claims, locale, edited, variant }) : null;
    // A link to a variant does not show the page once the variant is gone.
    const isGone = claims?.variant !== undefined && !draft?.page.variant;
    if (!claims || !draft || isGone) return textAnswer(404, invalidLink, { storable: false });
    const blocks = await visibleBlocks(payload, site, draft.page.blocks);
    const filled = await fillCoreData({ payload, core }, { site, locale }, blocks);
    const page = { ...draft.page, blocks: filled.blocks };
    const facts = { purpose: claims.purpose, published_path: draft.publishedPath };
    const body = { ...outcomeBody({ status: 200, page }, draft.site, production), draft: facts };
    return textAnswer(200, body, { storable: false });
  },
});
