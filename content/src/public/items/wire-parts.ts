import { type Localized, locales } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { pictureFile, type StoredPicture } from '../../kinds/stored-picture.ts';
import { asObject, asText } from '../../values/untyped-values.ts';

/** Functions that create the content components from which the items of core data are built. */

export const texts = (kind: 'text' | 'textarea' | 'richtext', content: Localized<string>) => ({
  cms_component: kind,
  content,
});

/** Returns a text that is the same in every language. */
export const same = (text: string): Localized<string> => ({ fr: text, en: text });

/** Returns the paths of the page of a slug below the paths `pages`, by language; empty without them. */
export const pageBelow = (pages: unknown, slug: unknown): Localized<string> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const parent = asText(asObject(pages)[locale]);
      const own = asText(slug);
      return parent?.startsWith('/') && own ? [[locale, `${parent}/${own}`]] : [];
    }),
  );

/** Returns an image; `alt` stands where the picture has no alternative text of its own. */
export const image = (picture: StoredPicture | undefined, alt: Localized<string>) =>
  picture && {
    cms_component: 'image',
    media: Object.fromEntries(
      locales.map((locale) => [locale, pictureFile(picture, picture.alt[locale] ?? alt[locale] ?? '')]),
    ),
    ...(picture.center && { center: picture.center }),
  };

const linkOf =
  (type: 'button' | 'href') =>
  (text: Localized<string>, url: Localized<string>, more: Readonly<Record<string, unknown>> = {}) => ({
    cms_component: 'link',
    format: { type },
    text,
    url,
    target: 'self',
    ...more,
  });

export const buttonLink = linkOf('button');
export const hrefLink = linkOf('href');

/** Returns a link that opens the contact form; without JavaScript it leads to the contact page. */
export const contactLink = () =>
  hrefLink({ fr: 'Écrire', en: 'Write' }, same('/contact'), { on_click_action: 'open_contact_modal' });

export const line = (id: string, icon: string, content: Localized<string>): WireBlock => ({
  id,
  block_type: 'icon_list_item',
  fields: { icon: { cms_component: 'icon', type: icon }, description: texts('textarea', content) },
});

/** Returns the lines that have a text in at least one language. */
export const filledLines = (
  id: string,
  values: readonly (readonly [icon: string, content: Localized<string> | string])[],
): WireBlock[] =>
  values.flatMap(([icon, content]) => {
    const texts = typeof content === 'string' ? same(content) : content;
    return texts.fr || texts.en ? [line(`${id}-${icon}`, icon, texts)] : [];
  });
