import type { FinishedImage } from '../cms/finished.ts';

/** Who receives a message, with what a visitor is shown of them. */
export interface Recipient {
  /** One of `recipientTypes` of the contract; another counts as a group (`1-shell §6`). */
  type: string;
  slug: string | null;
  name: string;
  subtitle: string;
  /** A phone number or a licence. */
  underSubtitle: string;
  avatar: FinishedImage | null;
}

/** One person reads the messages of these; the others are groups (`1-shell §6`). */
const individuals: readonly string[] = ['broker', 'administrative_team', 'executive_team'];

/** Whether the visitor writes to "me" rather than to "us". Without a recipient the site itself is meant: a broker or an agency. */
export const isIndividual = (recipientType: string | null, siteType: 'broker' | 'agency'): boolean =>
  recipientType === null ? siteType === 'broker' : individuals.includes(recipientType);

/**
 * The attributes of a link to the contact page that opens the contact modal instead, where there is a script to do so. A block
 * knows nothing of the modal: the shell listens for such links (`shell/overlays.tsx`).
 */
export const contactLinkProps = (recipient: Recipient | null) => ({
  'data-action': 'open_contact_modal',
  'data-recipient': recipient ? JSON.stringify(recipient) : undefined,
});

/** Reads `data-recipient`; null where there is none or it cannot be read, so that the message goes to the site itself. */
export function readRecipient(text: string | undefined): Recipient | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const read = (name: string): string => {
      const field: unknown = Reflect.get(value, name);
      return typeof field === 'string' ? field : '';
    };
    if (read('type') === '') return null;
    // Written by `contactLinkProps` on our server, from a finished image.
    const avatar = (Reflect.get(value, 'avatar') ?? null) as FinishedImage | null;
    return {
      type: read('type'),
      slug: read('slug') || null,
      name: read('name'),
      subtitle: read('subtitle'),
      underSubtitle: read('underSubtitle'),
      avatar: typeof avatar?.src === 'string' ? avatar : null,
    };
  } catch {
    return null;
  }
}
