import type { LinkField } from '@vitrine/contract/kinds/link.ts';
import { locales } from '@vitrine/contract/locale.ts';
import { withBothTexts } from '../fields/menu-fields.ts';
import { hasText } from '../rich-text/rich-text-content.ts';
import { linkedKinds } from '../values/linked-collections.ts';
import { asNumber, asObject, asText, filled, type Loose } from '../values/untyped-values.ts';
import { component } from './component.ts';
import type { ContentKind } from './content-kind.ts';
import { eachLocale, inOneLocale, perLocale } from './each-locale.ts';
import { contactAddress, destinationOf, listingAddresses } from './link-destination.ts';
import { keepDestination, linkFields } from './link-fields.ts';

/** Returns the values of a link that are the same in Payload and on the wire. */
function sharedValues({ target, on_click_action, format, icon }: Loose) {
  const { type, color: textColor, bg_color } = asObject(format);
  const mark = asObject(icon);
  return {
    target: asText(target),
    on_click_action: asText(on_click_action),
    format: filled({ type: asText(type), color: asText(textColor), bg_color: asText(bg_color) }),
    icon: filled({ type: asText(mark.type), align: asText(mark.align), font_weight: asText(mark.font_weight) }),
  };
}

/** Returns where a link leads: to the document that it names, which the public service replaces by its address, or to an address. */
function targetOf(link: Loose) {
  const destination = destinationOf(link);
  const listing = listingAddresses(link);
  if (listing) return { url: listing };
  const contact = contactAddress(link);
  if (contact !== null) return { url: Object.fromEntries(locales.map((locale) => [locale, contact])) };
  const kind = linkedKinds.find((each) => each === destination && asNumber(link[each]) !== undefined);
  return {
    ...(kind && { [kind]: asNumber(link[kind]) }),
    suffix: kind === 'page' ? asText(link.suffix) : undefined,
    // Stands for a document that is not published.
    url: eachLocale(link.url, asText),
  };
}

export const link: ContentKind<LinkField> = {
  adminField: ({ required }, { shared, isInMenu }) => {
    const fields = linkFields(required);
    const hooks = { beforeChange: [keepDestination] };
    return { ...shared, type: 'group', hooks, fields: isInMenu ? withBothTexts(fields) : fields };
  },
  toWire: (value) => {
    const own = asObject(value);
    return component('link', {
      text: eachLocale(own.text, asText),
      ...targetOf(own),
      ...sharedValues(own),
    });
  },
  fromWire: (value, _, reading) => {
    const own = asObject(value);
    const page = reading.pageId?.(asObject(own.url));
    return filled({
      text: perLocale(own.text, asText, reading),
      page,
      url: page === undefined ? perLocale(own.url, asText, reading) : undefined,
      ...sharedValues(own),
    });
  },
  sample: () => ({
    cms_component: 'link',
    format: { type: 'button' },
    text: { fr: 'Écrivez-nous', en: 'Write to us' },
    url: { fr: '/contact', en: '/contact' },
    target: 'self',
  }),
  hasContent: (value) => inOneLocale(asObject(value).text, hasText),
  titles: { text: 'text', picture: 'url' },
};
