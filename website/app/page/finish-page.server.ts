import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { PageResponse } from '@vitrine/contract/page.ts';
import { type BlockProblem, parseBlocks } from '@vitrine/contract/parse-block.ts';
import type { FinishedBlock } from '../blocks/define-block.ts';
import { finishImage } from '../cms/cms-image.server.ts';
import { env } from '../env.server.ts';
import { assetUrl } from '../services/content.server.ts';
import { log } from '../services/log.server.ts';
import { siteTheme } from '../theme/resolve-theme.server.ts';
import { type FinishContext, finishBlock } from './finish-block.server.ts';
import type { PageFrame } from './finished-page.ts';

export interface FinishOptions {
  locale: Locale;
  /** The path of the page, for the log. */
  path: string;
}

const finishedPages = new WeakMap<PageResponse, Map<Locale, FinishedParts>>();

type FinishedParts = PageFrame & { main: FinishedBlock[] };

/** The frame and the blocks of a page in one language, made once for each page object (`read-answer.server.ts`). */
export function finishPage(page: PageResponse, options: FinishOptions): FinishedParts {
  const byLocale = finishedPages.get(page) ?? new Map<Locale, FinishedParts>();
  finishedPages.set(page, byLocale);
  const finished = byLocale.get(options.locale) ?? finishParts(page, options);
  byLocale.set(options.locale, finished);
  return finished;
}

/** What is broken is logged and left out, alone. */
function finishParts(page: PageResponse, { locale, path }: FinishOptions): FinishedParts {
  const warn = (message: string) => log.warn({ path }, message);
  const theme = siteTheme(page.theme, warn);
  const context: FinishContext = {
    locale,
    asset: assetUrl,
    internalQuery: page.variant ? { variant: page.variant.id } : {},
    color: theme.color,
    isDark: theme.isDark,
    exposeErrors: env().EXPOSE_ERRORS,
    warn,
  };
  const blocks = (raw: unknown, place: string) => finishBlocks(raw, place, context);
  return {
    locale,
    header: blocks(page.header?.fields, 'header'),
    main: blocks(page.content.fields, 'content'),
    footer: blocks((page.content.override?.footer ?? page.footer)?.fields, 'footer'),
    themeCss: theme.css,
    logos: {
      light: finishImage(page.theme?.logos?.light, context),
      dark: finishImage(page.theme?.logos?.dark, context),
    },
    siteType: page.site_type ?? 'broker',
    captcha: page.recaptcha
      ? { siteKey: page.recaptcha.site_key ?? null, version: page.recaptcha.version ?? null }
      : null,
    mapStyleUrl: env().MAP_STYLE_URL ?? null,
    favicon: page.metadata?.favicon ? assetUrl(page.metadata.favicon) : null,
    variant: page.variant
      ? { id: page.variant.id, name: page.variant.name ?? '', color: theme.color(page.variant.color) }
      : null,
  };
}

function finishBlocks(raw: unknown, place: string, context: FinishContext): FinishedBlock[] {
  const report = ({ path, type, reason, detail }: BlockProblem) =>
    context.warn(`Block left out: ${type ?? 'unreadable'} at ${place}.${path} (${reason}): ${detail}`);
  return parseBlocks(raw, findBlock, report).flatMap((block) => {
    const description = findBlock(block.type);
    return description ? [finishBlock(block, description, context)] : [];
  });
}
