import { plainLink } from '../cms/plain-link.ts';
import { useTexts } from '../locale/define-texts.ts';
import { fixedPath } from '../locale/paths.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { PropertyCtaCard } from './property-cta-card.tsx';
import type { PropertyInvitation } from './property-item.ts';
import { propertyTexts } from './property-texts.ts';

/** An invitation of the content beside listings. */
export const InvitationCard = ({ invitation }: { invitation: PropertyInvitation }) => (
  <PropertyCtaCard
    image={invitation.image}
    title={invitation.main_title}
    description={invitation.description}
    cta={invitation.cta}
  />
);

/** Fills the place beside a few listings where the content has no invitation of its own (`2-blocks-and-search §2`). */
export function FillInCard() {
  const t = useTexts(propertyTexts);
  const contact = fixedPath('contact', useLocale());
  return (
    <PropertyCtaCard image={null} title={t.fillTitle} description={t.fillText} cta={plainLink(t.fillCta, contact)} />
  );
}
