import type { Locale } from '@vitrine/contract/locale.ts';
import { type PreviewClaims, readPreviewToken } from '@vitrine/contract/preview-token.ts';
import type { Payload } from 'payload';
import { withEdited } from '../../blocks/edited-page.ts';
import { asObject, asText, type Loose } from '../../values/untyped-values.ts';
import { withDefaultLinks } from '../blocks/default-links.ts';
import { withLinkedPages } from '../blocks/linked-pages.ts';
import { withReusableBlocks } from '../blocks/reusable-blocks.ts';
import { type TextAnswer, textAnswer } from '../cache/text-answer.ts';
import type { CoreClient } from '../core/core-client.ts';
import { fillCoreData } from '../fill/fill-core-data.ts';
import { outcomeBody } from '../pages/page-outcome.ts';
import { composedPage } from '../pages/stored-page.ts';
import { visibleBlocks } from '../pages/visible-blocks.ts';
import { withPictures } from '../pictures/find-pictures.ts';
import type { SiteRecord } from '../sites/site-record.ts';
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

/** Returns drafts of pages to those who have a preview token. Nothing is cached. */
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
  async answer(site, { token, locale, production, edited, variant }) {
    const claims = key === undefined ? null : await readPreviewToken(key, site.siteId, token, Date.now());
    const mayShow = claims !== null && (claims.purpose === 'editor' || (!edited && !variant));
    const saved = mayShow ? await findDraft(payload, site, claims) : null;
    if (!claims || !saved) return textAnswer(404, invalidLink, { storable: false });
    const own = edited ? withEdited({ payload, collection: 'pages' }, saved, edited, locale) : saved;
    const draft = await withReusableBlocks(payload, own, site.id);
    const audience = { isForEditor: claims.purpose === 'editor' };
    const written = await withPictures(payload, site.id, (find) =>
      composedPage(draft, find, variant ?? claims.variant, audience),
    );
    // A link to a variant does not show the page once the variant is gone.
    if (claims.variant !== undefined && !written.variant) return textAnswer(404, invalidLink, { storable: false });
    const linked = await withDefaultLinks(payload, site.id, written.blocks);
    const composed = await withLinkedPages(payload, site.id, { ...written, blocks: linked });
    const blocks = await visibleBlocks(payload, site, composed.blocks);
    const filled = await fillCoreData({ payload, core }, { site, locale }, blocks);
    const page = { ...composed, blocks: filled.blocks };
    const facts = { purpose: claims.purpose, published_path: await publishedPath(payload, claims, locale) };
    const body = { ...outcomeBody({ status: 200, page }, site, production), draft: facts };
    return textAnswer(200, body, { storable: false });
  },
});

/** Returns the latest version of a page, published or not; null when the site has no such page. */
async function findDraft(payload: Payload, site: SiteRecord, { pageId }: PreviewClaims): Promise<Loose | null> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [{ id: { equals: pageId } }, { site: { equals: site.id } }] },
    ...{ draft: true, limit: 1, depth: 0, pagination: false, locale: 'all' as const },
  });
  return docs[0] ?? null;
}

async function publishedPath(payload: Payload, { pageId }: PreviewClaims, locale: Locale): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [{ id: { equals: pageId } }, { _status: { equals: 'published' } }] },
    ...{ limit: 1, depth: 0, pagination: false, locale: 'all' as const, select: { path: true } as const },
  });
  return asText(asObject(docs[0]?.path)[locale]) ?? null;
}
