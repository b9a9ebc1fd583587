import { icon, image, item, link, rich, type Target, text, textarea } from '../../authoring.ts';
import type { PictureKey } from '../../picture-alt.ts';

type Texts = [title: string, text: string];

/** Returns a figure with its meaning. */
export const figure = (fr: Texts, en: Texts) =>
  item('statistic_item', { main_title: text(fr[0], en[0]), description: textarea(fr[1], en[1]) });

/** Returns an item of a list: a title and a sentence. */
export const entry = (fr: Texts, en: Texts) =>
  item('list_item', { main_title: text(fr[0], en[0]), description: rich([fr[1]], [en[1]]) });

export const mediaItem = (...picture: Parameters<typeof image>) => item('media_item', { media: image(...picture) });

interface Client {
  name: string;
  /** Whether the client bought or sold, and the neighbourhood; `en` says the same in English. */
  fr: string;
  en: string;
}

/** Returns the name of one person, or of two whose names « et » joins, in both languages. */
export const clientName = (name: string) => text(name, name.replace(' et ', ' and '));

/** Returns a client's words, as an item of any block of testimonials. */
export const testimonial = (type: string, { name, fr, en }: Client, wordsFr: string, wordsEn: string) =>
  item(type, {
    author_name: clientName(name),
    author_subtitle: text(fr, en),
    description: rich([wordsFr], [wordsEn]),
  });

interface Redirect {
  fr: [...Texts, action: string];
  en: [...Texts, action: string];
  target: Target;
  look: { icon: string } | { picture: PictureKey };
}

/** Returns a title, a sentence and a link to another page. */
export const redirect = ({ fr, en, target, look }: Redirect) =>
  item('redirect_item', {
    main_title: text(fr[0], en[0]),
    description: textarea(fr[1], en[1]),
    cta: link(fr[2], en[2], target),
    ...('icon' in look ? { icon: icon(look.icon) } : { image: image(look.picture) }),
  });

/** Returns a card with a sentence and a button. */
export const ctaCard = (iconType: string, fr: string, en: string, cta: ReturnType<typeof link>) =>
  item('icon_cta_card_item', { icon: icon(iconType), main_title: text(fr, en), cta });

/** Returns the button with the broker's telephone number. */
export const phone = link('514 555-0126', '514 555-0126', { href: 'tel:+15145550126' });
