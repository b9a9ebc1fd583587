import { CmsLink } from '../../kinds/link/cms-link.tsx';
import type { FinishedLink } from '../../kinds/link/finish-link.server.ts';
import linked from './linked-card.module.css';

interface Props {
  title: string;
  /** Link that covers the whole card (`linked-card.module.css`); null for a card that leads nowhere. */
  link: FinishedLink | null;
}

/** Renders the title of a card, which is its link when it has one. */
export const TitleLink = ({ title, link }: Props) =>
  link ? (
    <CmsLink link={{ ...link, icon: null }} className={linked.coveringLink ?? ''}>
      {title || link.text}
    </CmsLink>
  ) : (
    title || null
  );
