import type { Locale } from '@vitrine/contract/locale.ts';
import type { PreviewClaims, PreviewKind } from '@vitrine/contract/preview-token.ts';
import type { Payload, Where } from 'payload';
import { withEdited } from '../../blocks/edited-page.ts';
import { articlePath, articleSlugs } from '../../paths/article-path.ts';
import { readable } from '../../paths/public-documents.ts';
import { asObject, asText, type Loose } from '../../values/untyped-values.ts';
import { composeArticle } from '../articles/article-page.ts';
import { articleRecord, readRelated } from '../articles/article-record.ts';
import { withDefaultLinks } from '../blocks/default-links.ts';
import { withLinkedDocuments } from '../blocks/linked-documents.ts';
import { withReusableBlocks } from '../blocks/reusable-blocks.ts';
import type { ComposedPage } from '../pages/page-outcome.ts';
import { composedPage, storedPage } from '../pages/stored-page.ts';
import { withPictures } from '../pictures/find-pictures.ts';
import { composeSite, type SiteRecord } from '../sites/site-record.ts';

export interface DraftOf {
  claims: PreviewClaims;
  locale: Locale;
  /** Unsaved values of the admin's form, in `locale`. */
  edited: Loose | null;
  /** Key of the variant of a page to show; undefined for the page itself. */
  variant: string | undefined;
}

/** A draft as the website shows it. */
export interface Draft {
  page: ComposedPage;
  site: SiteRecord;
  /** Path of the published document in the language of the request; null while it has none. */
  publishedPath: string | null;
}

type ReadDraft = (payload: Payload, site: SiteRecord, draft: DraftOf) => Promise<Draft | null>;

/** The drafts by the kind of their document; each returns null when the site has no such document. */
export const readDraft: Readonly<Record<PreviewKind, ReadDraft>> = {
  async page(payload, site, { claims, locale, edited, variant }) {
    const own = ownDocument(claims, site);
    const saved = await findLatest(payload, 'pages', own);
    if (!saved) return null;
    const merged = edited ? withEdited({ payload, collection: 'pages' }, saved, edited, locale) : saved;
    const draft = await withReusableBlocks(payload, merged, site.id);
    const audience = { isForEditor: claims.purpose === 'editor' };
    const written = await withPictures(payload, site.id, (find) => composedPage(draft, find, variant, audience));
    const blocks = await withDefaultLinks(payload, site.id, written.blocks);
    const page = await withLinkedDocuments(payload, site.id, { ...written, blocks });
    const published = await findPublished(payload, 'pages', { and: [own, { _status: { equals: 'published' } }] });
    return { page, site, publishedPath: asText(asObject(published?.path)[locale]) ?? null };
  },

  async article(payload, site, { claims, locale, edited }) {
    const own = ownDocument(claims, site);
    const saved = await findLatest(payload, 'articles', own);
    if (!saved) return null;
    const merged = edited ? withEdited({ payload, collection: 'articles' }, saved, edited, locale) : saved;
    // A form may be sent before the date is set.
    const draft = { ...merged, published_at: merged.published_at ?? new Date().toISOString() };
    const related = ofSite(await readRelated(payload, [draft]), site);
    const article = await withPictures(payload, site.id, (find) => articleRecord(draft, related, find));
    const published = await findPublished(payload, 'articles', { and: [readable(site.id), own] });
    const slug = published && articleSlugs(published)[locale];
    const page = await withLinkedDocuments(payload, site.id, composeArticle(article, []));
    return { page, site, publishedPath: slug ? articlePath(locale, slug, claims.id) : null };
  },

  /** The header, the footer and the theme of a site, around its home page. */
  async site(payload, site, { claims, locale, edited }) {
    const saved =
      claims.id === String(site.id) ? await findLatest(payload, 'sites', { id: { equals: site.id } }) : null;
    if (!saved) return null;
    const shown = Object.fromEntries(
      Object.entries(edited ?? {}).filter(([name]) => ['header', 'footer', 'theme'].includes(name)),
    );
    const draft = withEdited({ payload, collection: 'sites' }, saved, shown, locale);
    const composed: SiteRecord = { ...site, ...(await composeSite(payload, { ...draft, id: site.id })) };
    const home = await storedPage(payload, site, `/${locale}`, undefined);
    // A footer of the home page alone would hide that of the site.
    const page = home && 'page' in home ? { ...home.page, footerOverride: null } : emptyPage(locale);
    return { page, site: composed, publishedPath: `/${locale}` };
  },
};

const emptyPage = (locale: Locale): ComposedPage => ({
  ...{ blocks: [], title: {}, seo: {}, footerOverride: null, variant: null },
  alternatePaths: [{ locale, path: `/${locale}` }],
});

/** Returns the authors and categories of the site: the form may name any of them. */
const ofSite = ({ people, categories }: Awaited<ReturnType<typeof readRelated>>, site: SiteRecord) => {
  const own = (documents: Map<unknown, Loose>) =>
    new Map([...documents].filter(([, document]) => document.site === site.id));
  return { people: own(people), categories: own(categories) };
};

const ownDocument = ({ id }: PreviewClaims, site: SiteRecord): Where => ({
  and: [{ id: { equals: id } }, { site: { equals: site.id } }],
});

type Previewed = 'pages' | 'articles' | 'sites';

/** Returns the latest version of a document, published or not. */
async function findLatest(payload: Payload, collection: Previewed, where: Where): Promise<Loose | null> {
  const { docs } = await payload.find({
    ...{ collection, where, draft: true },
    ...{ limit: 1, depth: 0, pagination: false, locale: 'all' as const },
  });
  return docs[0] ?? null;
}

async function findPublished(payload: Payload, collection: Previewed, where: Where): Promise<Loose | null> {
  const { docs } = await payload.find({
    ...{ collection, where },
    ...{ limit: 1, depth: 0, pagination: false, locale: 'all' as const },
  });
  return docs[0] ?? null;
}
