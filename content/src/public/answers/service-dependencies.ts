import type { Payload } from 'payload';
import type { Logger } from 'pino';
import type { MediaStore } from '../../media-store/media-store.ts';
import type { ChangeFeed } from '../cache/change-feed.ts';
import type { PurgeFigures } from '../cache/purge-cdn.ts';
import type { CoreClient } from '../core/core-client.ts';
import type { MissingPaths } from '../pages/missing-paths.ts';
import type { SiteDirectory } from '../sites/find-site.ts';
import type { SocialPictures } from '../social/social-pictures.ts';
import type { ArticlesAnswers } from './articles-answers.ts';
import type { DraftService } from './draft-service.ts';
import type { PageService } from './page-service.ts';
import type { SitemapAnswers } from './sitemap-answers.ts';

/** The dependencies of the public service, created once by `openContent`. */
export interface ServiceDependencies {
  payload: Payload;
  core: CoreClient;
  sites: SiteDirectory;
  pages: PageService;
  drafts: DraftService;
  articles: ArticlesAnswers;
  sitemap: SitemapAnswers;
  social: SocialPictures;
  missing: MissingPaths;
  changes: ChangeFeed;
  /** True while the database's announcements of changes arrive. */
  receivesChanges(): boolean;
  /** The cache in front of the website; null without one. */
  purges: { figures(): PurgeFigures } | null;
  /** Token with which others than this machine read `/metrics`. */
  metricsToken: string | undefined;
  /** Uploads and their variants. */
  media: Pick<MediaStore, 'open'>;
  /** Address of core, whose photos of listings are passed on. */
  coreUrl: string;
  /** The key that callers send as `X-Header-Api`. */
  apiKey: string;
  /** Returns true when the service can answer. */
  isReady(): Promise<boolean>;
  log: Logger;
}
