import { icon, item, textarea } from '../../authoring.ts';

/** Returns a line with an icon, such as a fact or a phone number. */
export const iconLine = (iconType: string, fr: string, en: string) =>
  item('icon_list_item', { icon: icon(iconType), description: textarea(fr, en) });
