import type { SchemeName } from '@vitrine/contract/blocks/block-params.ts';
import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type {
  CodeComponent,
  IconComponent,
  ImageComponent,
  LinkComponent,
  TextComponent,
  VideoComponent,
} from '@vitrine/contract/components.ts';
import type { BlockDescription, Field, Fields } from '@vitrine/contract/fields.ts';
import { type Locale, type Localized, pickLocale } from '@vitrine/contract/locale.ts';
import { type ParsedBlock, repeaterItems } from '@vitrine/contract/parse-block.ts';
import { readableOn } from '@vitrine/contract/theme/color.ts';
import { knownScheme } from '@vitrine/contract/theme/known-scheme.ts';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import { listingsMaxAge } from '../block-framework/definition/define-block-server.ts';
import { findBlockServer } from '../block-framework/registry/server-registry.ts';
import { finishIcon } from '../cms/cms-icon.server.ts';
import { finishImage } from '../cms/cms-image.server.ts';
import { finishHref, finishLink } from '../cms/cms-link.server.ts';
import { finishMedia } from '../cms/cms-media.server.ts';
import { finishRichtext } from '../cms/cms-richtext.server.ts';
import { finishText } from '../cms/cms-text.ts';
import { finishVideo } from '../cms/cms-video.server.ts';

/** Settings of the page with which its blocks are finished. */
export interface FinishContext {
  locale: Locale;
  /** False for a site without a search page in the language, so that nothing links to one. */
  hasSearch?: boolean;
  /** Resolves the address of a picture or a video (addresses.12). */
  asset: (url: string) => string;
  /** Query parameters that internal links carry on. */
  internalQuery: Readonly<Record<string, string>>;
  /** Returns a colour of the theme by name, or the given colour; null for anything else. */
  color: (value: string | null | undefined) => string | null;
  isDark: (scheme: SchemeName) => boolean;
  /** True when visitors may read the debug details of errors. */
  exposeErrors?: boolean;
  /** Receives the maximum time for which a page with the block may be cached, in seconds. */
  limitAge?: (seconds: number) => void;
  warn: (message: string) => void;
}

/**
 * Turns a parsed block into the props of its component: one language, safe HTML, absolute addresses. It follows the block's
 * description and server half, so a new block needs no change here.
 */
export function finishBlock(block: ParsedBlock, description: BlockDescription, context: FinishContext): FinishedBlock {
  const { core_data: coreData, color_scheme: schemeName } = block.params;
  const scheme = knownScheme(schemeName, context.warn) ?? 'normal';
  const server = findBlockServer(block.type);
  const fields = finishFields(block.fields, description.fields, context);
  const maxAge = coreData?.source === 'properties' ? listingsMaxAge : server?.maxAge;
  if (maxAge !== undefined) context.limitAge?.(maxAge);
  return {
    id: block.id,
    type: block.type,
    scheme,
    isDark: context.isDark(scheme),
    hasFailed: coreData?.failed ?? false,
    data: (coreData && server?.readData?.(coreData, context)) ?? null,
    params: finishParams(block.params, description.params, context),
    fields: server?.redact?.(fields, { exposeErrors: context.exposeErrors ?? false, warn: context.warn }) ?? fields,
    ...(holdsBlocks(description.fields) && { hasNestedBlocks: true }),
  };
}

/** True when a field of the block, or of an item of its repeaters, holds blocks. Menus, which hold themselves, hold none. */
const holdsBlocks = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) =>
      field.kind === 'blocks' || (field.kind === 'repeater' && field.items.some((item) => holdsBlocks(item.fields))),
  );

function finishFields(values: Readonly<Record<string, unknown>>, fields: Fields, context: FinishContext) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, finishField(values[name], field, context)]),
  );
}

/** Finishes the params one by one: a wrong one counts as absent and never costs the block. */
const finishParams = (values: Readonly<Record<string, unknown>>, fields: Fields, context: FinishContext) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      finishField(field.schema.safeParse(values[name]).data, field, context),
    ]),
  );

/** Finishes the value of one field. `value` passed the field's schema in `parse-block.ts`, so its type may be asserted here. */
function finishField(value: unknown, field: Field, context: FinishContext): unknown {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return finishText(value as TextComponent | null, context.locale);
    case 'richtext':
      return finishRichtext(value as TextComponent | null, context.locale, {
        asset: context.asset,
        link: (href) => ({ href: finishHref(href, context).href, isNewTab: false }),
      });
    case 'code':
      return (value as CodeComponent | null)?.content ?? '';
    case 'icon':
      return finishIcon(value as IconComponent | null, context);
    case 'image':
      return finishImage(value as ImageComponent | null, context);
    case 'video':
      return finishVideo(value as VideoComponent | null, context);
    case 'media':
      return finishMedia(value as ImageComponent | VideoComponent | null, context);
    case 'link':
      return finishLink(value as LinkComponent | null, context);
    case 'choice':
    case 'number':
    case 'flag':
      return value ?? field.default;
    case 'color':
      return context.color(value as string | null);
    case 'scalar':
    case 'coords':
      return value ?? null;
    case 'option-list':
      return finishOptions(value, context.locale);
    case 'repeater':
    case 'lazy-repeater':
      return ((value ?? []) as ParsedBlock[]).map((item, index) => finishItem(item, index, { field, context }));
    case 'blocks':
      return ((value ?? []) as ParsedBlock[]).flatMap((block) => {
        const description = findBlock(block.type);
        return description ? [finishBlock(block, description, context)] : [];
      });
  }
}

const finishOptions = (value: unknown, locale: Locale) =>
  // See finishField.
  ((value ?? []) as { id: string; label?: Localized<string> | null }[]).map(({ id, label }) => ({
    id,
    label: pickLocale(label, locale) ?? id,
  }));

/** Random ids, which are incompressible; a number is as good among the items of one list. */
const randomId = /^[0-9a-f]{24}$/;

function finishItem(item: ParsedBlock, index: number, { field, context }: { field: Field; context: FinishContext }) {
  const description = repeaterItems(field)?.find(({ type }) => type === item.type);
  const params = finishParams(item.params, description?.params ?? {}, context);
  const id = randomId.test(item.id) ? String(index) : item.id;
  const fields = finishFields(item.fields, description?.fields ?? {}, context);
  return { id, type: item.type, params, ...fields, ...readableText(fields) };
}

/** Returns a black or white text for an item with a background and without a text colour: a tag or a card. */
const readableText = ({ bg_color_primary: background, text_color: text }: Readonly<Record<string, unknown>>) =>
  typeof background === 'string' && text === null ? { text_color: readableOn(background) } : {};
