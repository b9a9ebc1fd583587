import type { PictureFile, PictureVariant } from '@vitrine/contract/components.ts';
import type { BlockDescription, Field } from '@vitrine/contract/fields.ts';
import { type Locale, type Localized, locales } from '@vitrine/contract/locale.ts';
import { repeaterItems } from '@vitrine/contract/parse-block.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { findBySlug } from './block-slug.ts';
import { lexicalToHtml } from './rich-text/lexical-to-html.ts';
import { asFlag, asList, asNumber, asObject, asText, filled } from './untyped-values.ts';

/** Converts blocks that Payload read with `locale: 'all'` to the wire format. The inverse of `wire-to-payload.ts`. */

/** The data of a picture in the media library that the wire format includes. */
export interface StoredPicture {
  filename: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  alt: Localized<string>;
  /** Focal point in per cent of the width and the height; null for the middle. */
  center: { x: number; y: number } | null;
  variants: PictureVariant[];
}

/** Finds a picture of the media library by its id. */
export type FindPicture = (id: unknown) => StoredPicture | undefined;

/** The options of one call of `payloadToWire`, passed to nested lists. */
interface Writing {
  find: FindPicture;
  /** True to keep the page's own blocks that visitors do not see. */
  keepsUnpublished: boolean;
  /** The block types that an `anyBlock` field may hold. */
  pageBlocks: readonly BlockDescription[];
}

/** Returns the picture object of the wire. */
export const pictureFile = (picture: StoredPicture, alt: string | null | undefined): PictureFile => ({
  url: `/resources/${picture.filename}`,
  ...filled({
    alt: alt ?? undefined,
    width: picture.width ?? undefined,
    height: picture.height ?? undefined,
    placeholder: picture.placeholder ?? undefined,
    variants: picture.variants.length > 0 ? picture.variants : undefined,
  }),
});

/** Returns a picture outside an image component, with its focal point. */
export const croppedPicture = (picture: StoredPicture, alt: string | null | undefined): PictureFile => ({
  ...pictureFile(picture, alt),
  ...(picture.center && { center: picture.center }),
});

/** Returns the value of each language that has one; undefined if none has. */
export function eachLocale<T>(
  value: unknown,
  read: (own: unknown, locale: Locale) => T | undefined,
): Localized<T> | undefined {
  const values = asObject(value);
  const entries = locales.flatMap((locale): [Locale, T][] => {
    const own = read(values[locale], locale);
    return own === undefined ? [] : [[locale, own]];
  });
  // The keys are locales.
  return entries.length > 0 ? (Object.fromEntries(entries) as Localized<T>) : undefined;
}

const component = (kind: string, values: Record<string, unknown>) => {
  const own = filled(values);
  return own && { cms_component: kind, ...own };
};

const plainText = (kind: string, value: unknown) => component(kind, { content: eachLocale(value, asText) });
const html = (value: unknown) =>
  component('richtext', { content: eachLocale(value, (own) => asText(lexicalToHtml(own))) });

const icon = (value: unknown) => {
  const { type, font_weight, color } = asObject(value);
  return component('icon', { type: asText(type), font_weight: asText(font_weight), color: asText(color) });
};

/** Returns an image of the wire. A language without a picture uses the other's, with its own alternative text if it has one. */
export function imageToWire(value: unknown, find: FindPicture) {
  const { media, alt, center, filters } = asObject(value);
  const ids = asObject(media);
  const ownAlt = asObject(alt);
  const files = eachLocale(
    Object.fromEntries(locales.map((locale) => [locale, locale])),
    (_, locale): PictureFile | undefined => {
      const own = find(ids[locale]);
      const picture = own ?? find(ids[locale === 'fr' ? 'en' : 'fr']);
      const text = asText(ownAlt[locale]) ?? asText(picture?.alt[locale]);
      return picture && (own || text) ? pictureFile(picture, text) : undefined;
    },
  );
  const point = asObject(center);
  const focalPoint = (find(ids.fr) ?? find(ids.en))?.center;
  const { blur, brightness, contrast, opacity, saturate } = asObject(filters);
  return component('image', {
    media: files,
    // The point of the file, unless the form sets one.
    center: filled({ x: asNumber(point.x), y: asNumber(point.y) }) ?? focalPoint ?? undefined,
    filters: filled({
      blur: asNumber(blur),
      brightness: asNumber(brightness),
      contrast: asNumber(contrast),
      opacity: asNumber(opacity),
      saturate: asNumber(saturate),
    }),
  });
}

function source(value: unknown) {
  const { url, type } = asObject(value);
  return asText(url) === undefined ? [] : [{ url: asText(url), ...filled({ type: asText(type) }) }];
}

function video(value: unknown, find: FindPicture) {
  const { origin, sources, poster, autoplay, controls, loop, muted, hide_overlay } = asObject(value);
  const files = eachLocale(sources, (own) => {
    const list = asList(own).flatMap(source);
    return list.length > 0 ? list : undefined;
  });
  // The admin's form always sends the boolean options, so only a source makes a video.
  if (!files) return undefined;
  return component(asText(origin) ?? 'video', {
    sources: files,
    poster: imageToWire(poster, find),
    autoplay: asFlag(autoplay),
    controls: asFlag(controls),
    loop: asFlag(loop),
    muted: asFlag(muted),
    hide_overlay: asFlag(hide_overlay),
  });
}

function media(value: unknown, find: FindPicture) {
  const own = asObject(value);
  return own.kind === 'video' ? video(own.video, find) : imageToWire(own.image, find);
}

function link(value: unknown) {
  const own = asObject(value);
  const format = asObject(own.format);
  const mark = asObject(own.icon);
  return component('link', {
    text: eachLocale(own.text, asText),
    // The public service replaces the page by its address.
    page: asNumber(own.page),
    suffix: asNumber(own.page) === undefined ? undefined : asText(own.suffix),
    url: eachLocale(own.url, asText),
    target: asText(own.target),
    on_click_action: asText(own.on_click_action),
    format: filled({ type: asText(format.type), color: asText(format.color), bg_color: asText(format.bg_color) }),
    icon: filled({ type: asText(mark.type), align: asText(mark.align), font_weight: asText(mark.font_weight) }),
  });
}

function coords(value: unknown): [number, number] | undefined {
  const { lat, lng } = asObject(value);
  return typeof lat === 'number' && typeof lng === 'number' ? [lat, lng] : undefined;
}

function optionList(value: unknown) {
  const options = asList(value).flatMap((row) => {
    const { key, label } = asObject(row);
    const id = asText(key);
    return id === undefined ? [] : [filled({ id, label: eachLocale(label, asText) })];
  });
  return options.length > 0 ? options : undefined;
}

function fieldToWire(field: Field, value: unknown, writing: Writing): unknown {
  const { find } = writing;
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return plainText(field.kind, value);
    case 'richtext':
      return html(value);
    case 'code':
      return component('code', { content: asText(value) });
    case 'icon':
      return icon(value);
    case 'image':
      return imageToWire(value, find);
    case 'video':
      return video(value, find);
    case 'media':
      return media(value, find);
    case 'link':
      return link(value);
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
      return optionList(value);
    case 'repeater':
    case 'lazy-repeater':
      return Array.isArray(value) ? writeBlocks(value, repeaterItems(field) ?? [], writing) : undefined;
    case 'blocks':
      return Array.isArray(value) ? writeBlocks(value, writing.pageBlocks, writing) : undefined;
  }
}

const fieldsToWire = (fields: BlockDescription['fields'], values: unknown, writing: Writing) =>
  filled(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, fieldToWire(field, asObject(values)[name], writing)]),
    ),
  );

/** Returns the `core_data` of a block: its source, or the page of its iframe; undefined without either. */
function coreData(value: unknown) {
  const { source: origin, query, limit, iframeUrl, iframeQueryParams } = asObject(value);
  const address = eachLocale(iframeUrl, asText);
  if (address) return filled({ iframeUrl: address, iframeQueryParams: iframeQueryParams ?? undefined });
  return asText(origin) && filled({ source: asText(origin), query: query ?? undefined, limit: asNumber(limit) });
}

/** Returns true for a block that staff hid, or that still holds the sample content with which it was added. */
export const isUnpublished = (params: unknown): boolean => {
  const { is_hidden, is_sample } = asObject(params);
  return is_hidden === true || is_sample === true;
};

/**
 * Returns the blocks of a document in the wire format. A block whose type is not in `allowed` is left out. So is an unpublished one
 * (`isUnpublished`), unless the editor's preview keeps those of the page itself.
 */
export const payloadToWire = (
  blocks: unknown,
  allowed: readonly BlockDescription[],
  find: FindPicture,
  { keepsUnpublished = false }: { keepsUnpublished?: boolean } = {},
): WireBlock[] => {
  const pageBlocks = allowed.filter(({ place }) => place === 'page');
  return writeBlocks(blocks, allowed, { find, keepsUnpublished, pageBlocks });
};

function writeBlocks(blocks: unknown, allowed: readonly BlockDescription[], writing: Writing): WireBlock[] {
  return asList(blocks).flatMap((raw) => {
    const block = asObject(raw);
    if (isUnpublished(block.params) && !writing.keepsUnpublished) return [];
    const description = findBySlug(allowed, block.blockType);
    if (!description) return [];
    const { color_scheme, core_data, ...own } = asObject(block.params);
    const params = filled({
      color_scheme: asText(color_scheme),
      core_data: coreData(core_data),
      ...fieldsToWire(description.params, own, writing),
    });
    const id = asText(block.id);
    const fields = fieldsToWire(description.fields, block, { ...writing, keepsUnpublished: false });
    return [
      {
        ...(id && { id }),
        block_type: description.type,
        ...(params && { block_params: params }),
        fields: fields ?? {},
      },
    ];
  });
}
