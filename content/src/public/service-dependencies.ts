import type { Payload } from 'payload';
import type { Logger } from 'pino';
import type { ArticlesAnswers } from './articles-answers.ts';
import type { CoreClient } from './core-client.ts';
import type { SiteDirectory } from './find-site.ts';
import type { PageService } from './page-service.ts';

/** What the public process works with; made once by `openContent`. */
export interface ServiceDependencies {
  payload: Payload;
  core: CoreClient;
  sites: SiteDirectory;
  pages: PageService;
  articles: ArticlesAnswers;
  /** The folder of uploads and their variants. */
  mediaDir: string;
  /** What callers send as `X-Header-Api`. */
  apiKey: string;
  /** Whether the process can serve at this moment. */
  isReady(): Promise<boolean>;
  log: Logger;
}
