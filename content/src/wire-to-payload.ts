import type { BlockDescription, Field } from '@vitrine/contract/fields.ts';
import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { repeaterItems } from '@vitrine/contract/parse-block.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { blockLevel, blockSlug } from './block-slug.ts';
import { htmlToLexical } from './rich-text/html-to-lexical.ts';
import { asFlag, asList, asNumber, asObject, asText, filled, type Loose } from './untyped-values.ts';

/** Converts blocks of the wire (wire.13) to Payload documents. The inverse of `payload-to-wire.ts`. */

export interface ReadingOptions {
  /** Payload writes a document in one language at a time; `all` produces the format in which it reads one. */
  locale: Locale | 'all';
  /** Returns the id of the picture with a wire address in the media library; undefined when it is missing. */
  pictureId(url: string): number | string | undefined;
  /** Returns the id of the page to whose addresses a link leads; undefined for other links. Without it no link names a page. */
  pageId?(url: Loose): number | undefined;
}

/** Returns the blocks as Payload documents. A block whose type is not in `allowed`, or that is nested too deep, is left out. */
export const wireToPayload = (
  blocks: readonly WireBlock[],
  allowed: readonly BlockDescription[],
  options: ReadingOptions,
): Record<string, unknown>[] =>
  readBlocks(blocks, allowed, [], { ...options, pageBlocks: allowed.filter(({ place }) => place === 'page') });

/** The options of one call of `wireToPayload`, passed to nested lists. */
interface Reading extends ReadingOptions {
  /** The block types that an `anyBlock` field may hold. */
  pageBlocks: readonly BlockDescription[];
}

function readBlocks(
  blocks: unknown,
  allowed: readonly BlockDescription[],
  ancestors: readonly BlockDescription[],
  options: Reading,
): Record<string, unknown>[] {
  return asList(blocks).flatMap((raw) => {
    const block = asObject(raw);
    const description = allowed.find((candidate) => candidate.type === block.block_type);
    const level = description && blockLevel(description, ancestors);
    if (!description || !level) return [];
    const path = [...ancestors, description];
    const readAll = (fields: BlockDescription['fields'], values: unknown) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, readField(field, asObject(values)[name], path, options)]),
      );
    const { color_scheme, core_data } = asObject(block.block_params);
    const { source, query, limit, iframeUrl, iframeQueryParams } = asObject(core_data);
    const params = filled({
      color_scheme: asText(color_scheme),
      core_data: filled({
        source: asText(source),
        query: query ?? undefined,
        limit: asNumber(limit),
        iframeUrl: perLocale(iframeUrl, asText, options),
        iframeQueryParams: iframeQueryParams ?? undefined,
      }),
      ...readAll(description.params, block.block_params),
    });
    return [
      {
        ...filled({ id: asText(block.id), params, ...readAll(description.fields, block.fields) }),
        blockType: blockSlug(description.type, level),
      },
    ];
  });
}

function readField(field: Field, value: unknown, path: readonly BlockDescription[], options: Reading): unknown {
  if (value === null || value === undefined) return undefined;
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return perLocale(asObject(value).content, asText, options);
    case 'richtext':
      return perLocale(
        asObject(value).content,
        (own) => (asText(own) ? htmlToLexical(String(own)) : undefined),
        options,
      );
    case 'code':
      return asText(asObject(value).content);
    case 'icon': {
      const { type, font_weight, color } = asObject(value);
      return filled({ type: asText(type), font_weight: asText(font_weight), color: asText(color) });
    }
    case 'image':
      return imageToPayload(value, options);
    case 'video':
      return video(value, options);
    case 'media':
      return asObject(value).cms_component === 'image'
        ? { kind: 'image', image: imageToPayload(value, options) }
        : { kind: 'video', video: video(value, options) };
    case 'link':
      return link(value, options);
    case 'number':
      return asNumber(value);
    case 'flag':
      return asFlag(value);
    case 'choice':
    case 'color':
    case 'scalar':
      return asText(value);
    case 'coords':
      return coords(value);
    case 'option-list':
      return optionList(value, options);
    case 'repeater':
    case 'lazy-repeater':
      return readBlocks(value, repeaterItems(field) ?? [], path, options);
    case 'blocks':
      return readBlocks(value, options.pageBlocks, path, options);
  }
}

/** Returns the value of the language that is written, or of both as an object. */
function perLocale<T>(value: unknown, read: (own: unknown) => T | undefined, { locale }: ReadingOptions): unknown {
  const values = asObject(value);
  if (locale !== 'all') return read(values[locale]);
  return filled(Object.fromEntries(locales.map((each) => [each, read(values[each])])));
}

/** Returns an image with the id of its picture. A picture that is not in the media library is left out. */
export function imageToPayload(value: unknown, options: ReadingOptions): Record<string, unknown> | undefined {
  const { media, center, filters } = asObject(value);
  const { x, y } = asObject(center);
  const { blur, brightness, contrast, opacity, saturate } = asObject(filters);
  return filled({
    media: perLocale(media, (file) => options.pictureId(asText(asObject(file).url) ?? ''), options),
    alt: perLocale(media, (file) => asText(asObject(file).alt), options),
    center: filled({ x: asNumber(x), y: asNumber(y) }),
    filters: filled({
      blur: asNumber(blur),
      brightness: asNumber(brightness),
      contrast: asNumber(contrast),
      opacity: asNumber(opacity),
      saturate: asNumber(saturate),
    }),
  });
}

function video(value: unknown, options: ReadingOptions) {
  const { cms_component, sources, poster, autoplay, controls, loop, muted, hide_overlay } = asObject(value);
  const read = (list: unknown) => {
    const files = asList(list).map((file) =>
      filled({ url: asText(asObject(file).url), type: asText(asObject(file).type) }),
    );
    return files.length > 0 ? files : undefined;
  };
  return filled({
    origin: asText(cms_component),
    sources: perLocale(sources, read, options),
    poster: imageToPayload(poster, options),
    autoplay: asFlag(autoplay),
    controls: asFlag(controls),
    loop: asFlag(loop),
    muted: asFlag(muted),
    hide_overlay: asFlag(hide_overlay),
  });
}

function link(value: unknown, options: ReadingOptions) {
  const own = asObject(value);
  const format = asObject(own.format);
  const icon = asObject(own.icon);
  const page = options.pageId?.(asObject(own.url));
  return filled({
    text: perLocale(own.text, asText, options),
    page,
    url: page === undefined ? perLocale(own.url, asText, options) : undefined,
    target: asText(own.target),
    on_click_action: asText(own.on_click_action),
    format: filled({ type: asText(format.type), color: asText(format.color), bg_color: asText(format.bg_color) }),
    icon: filled({ type: asText(icon.type), align: asText(icon.align), font_weight: asText(icon.font_weight) }),
  });
}

/** The id is also the id of the row, so that an import in the second language finds the row of the first. */
function optionList(value: unknown, options: Reading) {
  const rows = asList(value).flatMap((option) => {
    const { id, label } = asObject(option);
    const key = asText(id);
    return key === undefined ? [] : [filled({ id: key, key, label: perLocale(label, asText, options) })];
  });
  return rows.length > 0 ? rows : undefined;
}

function coords(value: unknown) {
  if (!Array.isArray(value)) return filled({ lat: asNumber(asObject(value).lat), lng: asNumber(asObject(value).lng) });
  return filled({ lat: asNumber(value[0]), lng: asNumber(value[1]) });
}
