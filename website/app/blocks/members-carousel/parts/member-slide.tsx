import type { membersCarouselItem } from '@vitrine/contract/blocks/items.ts';
import { User } from 'lucide-react';
import type { FinishedItem } from '../../../block-framework/definition/define-block.ts';
import { memberRecipient } from '../../../forms/member-recipient.ts';
import { CmsImage } from '../../../kinds/image/cms-image.tsx';
import { CmsButtons } from '../../../kinds/link/cms-buttons.tsx';
import styles from './member-slide.module.css';

interface Props {
  member: FinishedItem<typeof membersCarouselItem>;
  heading: 'h2' | 'h3';
  /** True when the name stands below the portrait, and beside it otherwise. */
  isCentred: boolean;
}

/** Renders one member: portrait, name, job title and buttons. */
export function MemberSlide({ member, heading: Heading, isCentred }: Props) {
  const { person_avatar, person_name, person_subtitle, cta_repeater } = member;
  return (
    <article className={styles.slide} data-centred={isCentred || undefined}>
      <div className={styles.portrait}>
        {person_avatar ? (
          // The name beside the portrait identifies the person.
          <CmsImage image={person_avatar} sizes={isCentred ? '20rem' : '(width >= 992px) 40vw, 92vw'} alt="" cover />
        ) : (
          <User className={styles.icon} strokeWidth={1} aria-hidden="true" />
        )}
      </div>
      <div className={styles.words}>
        {person_name && <Heading className={styles.name}>{person_name}</Heading>}
        {person_subtitle && <p className={styles.subtitle}>{person_subtitle}</p>}
        <CmsButtons items={cta_repeater} className={styles.actions ?? ''} recipient={memberRecipient(member)} />
      </div>
    </article>
  );
}
