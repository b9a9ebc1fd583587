import type { FinishedImage } from '../kinds/image/finish-image.server.ts';
import { contactLinkProps } from './recipient.ts';

interface Member {
  person_avatar: FinishedImage | null;
  person_name: string;
  person_subtitle: string;
  recipient_type: string;
  recipient_slug: string | null;
}

/** Returns the recipient of a link that opens the contact form to a member, serialised; undefined for one without a slug. */
export const memberRecipient = (member: Member): string | undefined =>
  member.recipient_slug
    ? contactLinkProps({
        type: member.recipient_type,
        slug: member.recipient_slug,
        name: member.person_name,
        subtitle: member.person_subtitle,
        underSubtitle: '',
        avatar: member.person_avatar,
      })['data-recipient']
    : undefined;
