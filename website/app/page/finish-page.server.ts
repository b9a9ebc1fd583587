import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { hasSearch, type PageResponse } from '@vitrine/contract/page.ts';
import { type BlockProblem, parseBlocks } from '@vitrine/contract/parse-block.ts';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import { env } from '../env.server.ts';
import { finishImage } from '../kinds/image/finish-image.server.ts';
import { assetUrl } from '../services/content.server.ts';
import { log } from '../services/log.server.ts';
import { fontSheetsOf } from '../theme/font-sheets.server.ts';
import { siteTheme } from '../theme/resolve-theme.server.ts';
import { type FinishContext, finishBlock } from './finish-block.server.ts';
import type { PageShell } from './finished-page.ts';
import { outsideServices } from './outside-services.server.ts';

export interface FinishOptions {
  locale: Locale;
  /** Path of the page, for the log. */
  path: string;
}

/** The shell and the blocks of a page in one language. */
export type FinishedParts = PageShell & { main: FinishedBlock[] };

export interface FinishResult {
  parts: FinishedParts;
  /** Maximum time for which the page may be cached, in seconds; null when only the site's setting limits it. */
  maxAge: number | null;
}

const finishedPages = new WeakMap<PageResponse, Map<Locale, FinishResult>>();

/** Finishes a page in one language, once for each page object (`read-answer.server.ts`). */
export function finishPage(page: PageResponse, options: FinishOptions): FinishResult {
  const byLocale = finishedPages.get(page) ?? new Map<Locale, FinishResult>();
  finishedPages.set(page, byLocale);
  const finished = byLocale.get(options.locale) ?? finish(page, options);
  byLocale.set(options.locale, finished);
  return finished;
}

/** Finishes the page. Each broken part is logged and left out, without effect on the others. */
function finish(page: PageResponse, { locale, path }: FinishOptions): FinishResult {
  const warn = (message: string) => log.warn({ path }, message);
  const theme = siteTheme(page.theme, warn);
  let maxAge: number | null = null;
  const isSearchable = hasSearch(page, locale);
  const context: FinishContext = {
    locale,
    hasSearch: isSearchable,
    outside: outsideServices(page, env()),
    asset: assetUrl,
    internalQuery: page.variant ? { variant: page.variant.id } : {},
    color: theme.color,
    isDark: theme.isDark,
    exposeErrors: env().EXPOSE_ERRORS,
    limitAge: (seconds) => {
      maxAge = Math.min(maxAge ?? seconds, seconds);
    },
    warn,
  };
  const blocks = (raw: unknown, place: string) => finishBlocks(raw, place, context);
  const parts: FinishedParts = {
    locale,
    header: blocks(page.header?.fields, 'header'),
    main: blocks(page.content.fields, 'content'),
    footer: blocks((page.content.override?.footer ?? page.footer)?.fields, 'footer'),
    themeCss: theme.css,
    themeKey: theme.key,
    fontSheets: fontSheetsOf(theme.look),
    logos: {
      light: finishImage(page.theme?.logos?.light, context),
      dark: finishImage(page.theme?.logos?.dark, context),
    },
    siteType: page.site_type ?? 'broker',
    hasSearch: isSearchable,
    captcha: page.recaptcha
      ? { siteKey: page.recaptcha.site_key ?? null, version: page.recaptcha.version ?? null }
      : null,
    isInstallable: env().SERVICE_WORKER,
    mapStyleUrl: env().MAP_STYLE_URL ?? null,
    favicon: page.metadata?.favicon ? assetUrl(page.metadata.favicon) : null,
    variant: page.variant
      ? { id: page.variant.id, name: page.variant.name ?? '', color: theme.color(page.variant.color) }
      : null,
  };
  return { parts, maxAge };
}

function finishBlocks(raw: unknown, place: string, context: FinishContext): FinishedBlock[] {
  const report = ({ path, type, reason, detail }: BlockProblem) => {
    const leftOut = reason === 'too-many-items' ? 'Surplus items left out' : 'Block left out';
    context.warn(`${leftOut}: ${type ?? 'unreadable'} at ${place}.${path} (${reason}): ${detail}`);
  };
  return parseBlocks(raw, findBlock, report).flatMap((block) => {
    const description = findBlock(block.type);
    return description ? [finishBlock(block, description, context)] : [];
  });
}
