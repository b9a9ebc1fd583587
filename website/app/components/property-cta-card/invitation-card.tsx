import { plainLink } from '../../kinds/link/plain-link.ts';
import { useTexts } from '../../locale/define-texts.ts';
import { fixedPath } from '../../locale/paths.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import type { PropertyInvitation } from '../property-card/property-item.ts';
import { propertyTexts } from '../property-card/property-texts.ts';
import { PropertyCtaCard } from './property-cta-card.tsx';

/** Renders an invitation card from the content. */
export const InvitationCard = ({ invitation }: { invitation: PropertyInvitation }) => (
  <PropertyCtaCard
    image={invitation.image}
    title={invitation.main_title}
    description={invitation.description}
    cta={invitation.cta}
  />
);

/**
 * Renders the default invitation card, which fills a row of few listings when the content has no invitation (listing.10).
 */
export function FillInCard() {
  const t = useTexts(propertyTexts);
  const contact = fixedPath('contact', useLocale());
  return (
    <PropertyCtaCard image={null} title={t.fillTitle} description={t.fillText} cta={plainLink(t.fillCta, contact)} />
  );
}
