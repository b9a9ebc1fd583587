import type { membersCarouselItem } from '@vitrine/contract/blocks/items.ts';
import type { FinishedItem } from '../../../block-framework/definition/define-block.ts';
import { Carousel } from '../../../components/carousel/carousel.tsx';
import { memberRecipient } from '../../../forms/member-recipient.ts';
import { CmsImage } from '../../../kinds/image/cms-image.tsx';
import { CmsLink } from '../../../kinds/link/cms-link.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import { texts } from '../texts.ts';
import styles from './members-carousel.module.css';

/** Time between two slides, ms (sections.2). */
const autoplayMs = 6000;

/** Shows team members, two at a time when there is room. */
export function MembersCarousel({ members }: { members: readonly FinishedItem<typeof membersCarouselItem>[] }) {
  const t = useTexts(texts);
  if (members.length === 0) return null;
  const slides = members.map((member) => ({ id: member.id, content: <Member {...member} /> }));
  return (
    <div className={styles.members}>
      <Carousel className={styles.row ?? ''} label={t.members} slides={slides} layout="own" autoplayMs={autoplayMs} />
    </div>
  );
}

const Member = (member: FinishedItem<typeof membersCarouselItem>) => {
  const { person_avatar, person_name, person_subtitle, cta_repeater } = member;
  return (
    <div className={styles.member}>
      {person_avatar && (
        <div className={styles.avatar}>
          <CmsImage image={person_avatar} sizes="4.5rem" alt="" cover />
        </div>
      )}
      <div>
        <p className={styles.name}>{person_name}</p>
        {person_subtitle && <p className={styles.job}>{person_subtitle}</p>}
        {cta_repeater[0]?.cta && (
          <p className={styles.action}>
            <CmsLink link={cta_repeater[0].cta} tone="quiet" recipient={memberRecipient(member)} />
          </p>
        )}
      </div>
    </div>
  );
};
