import type { FinishedImage } from '../kinds/image/finish-image.server.ts';

/** Recipient of a message, with the details that a visitor sees. */
export interface Recipient {
  /** One of `recipientTypes` of the contract; any other value counts as a group (contact.7). */
  type: string;
  slug: string | null;
  name: string;
  subtitle: string;
  /** Phone number or licence. */
  underSubtitle: string;
  avatar: FinishedImage | null;
}

/** Recipient types that are one person; all others are groups (contact.7). */
const individuals: readonly string[] = ['broker', 'administrative_team', 'executive_team'];

/**
 * True when the texts address one person ("me") and not a group ("us"). Without a recipient the type of the site decides: a
 * broker or an agency.
 */
export const isIndividual = (recipientType: string | null, siteType: 'broker' | 'agency'): boolean =>
  recipientType === null ? siteType === 'broker' : individuals.includes(recipientType);

/**
 * Returns the attributes of a link to the contact page that opens the contact modal when JavaScript is available. Blocks do not
 * import the modal: the shell listens for clicks on such links (`shell/overlays/overlays.tsx`).
 */
export const contactLinkProps = (recipient: Recipient | null) => ({
  'data-action': 'open_contact_modal',
  'data-recipient': recipient ? JSON.stringify(recipient) : undefined,
});

/** Reads `data-recipient`; null when it is missing or invalid, which addresses the message to the site itself. */
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
    // The server wrote it with `contactLinkProps`, from a finished image.
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
