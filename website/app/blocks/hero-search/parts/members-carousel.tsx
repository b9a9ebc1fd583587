import type { membersCarouselItem } from '@vitrine/contract/blocks/items.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useRef } from 'react';
import { CmsImage } from '../../../cms/cms-image.tsx';
import { CmsLink } from '../../../cms/cms-link.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import type { FinishedItem } from '../../define-block.ts';
import { texts } from '../texts.ts';
import styles from './members-carousel.module.css';
import { useAutoplay } from './use-autoplay.ts';

/** `2-blocks-and-search §9`. */
const autoplayMs = 6000;

/** People of the team in a row that scrolls by itself, by hand and by its buttons. It wraps around at both ends. */
export function MembersCarousel({ members }: { members: readonly FinishedItem<typeof membersCarouselItem>[] }) {
  const t = useTexts(texts);
  const row = useRef<HTMLUListElement>(null);
  const step = (direction: 1 | -1) => {
    if (row.current) scrollByOne(row.current, direction);
  };
  const autoplay = useAutoplay(row, () => step(1), members.length > 1 ? autoplayMs : null);
  if (members.length === 0) return null;

  return (
    <section className={styles.carousel} aria-label={t.members}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <ul ref={row} className={styles.row} tabIndex={0} aria-label={t.members}>
        {members.map(({ id, person_avatar, person_name, person_subtitle, cta_repeater }) => (
          <li key={id} className={styles.member}>
            {person_avatar && (
              <div className={styles.avatar}>
                <CmsImage image={person_avatar} sizes="4.5rem" alt="" cover />
              </div>
            )}
            <div>
              <p className={styles.name}>{person_name}</p>
              {person_subtitle && <p className={styles.job}>{person_subtitle}</p>}
              {cta_repeater[0]?.cta && <CmsLink link={cta_repeater[0].cta} className={styles.link ?? ''} />}
            </div>
          </li>
        ))}
      </ul>
      {members.length > 1 && (
        <div className={styles.controls}>
          <button type="button" className={styles.control} aria-label={t.previous} onClick={() => step(-1)}>
            <ChevronLeft size={20} strokeWidth={1.5} aria-hidden="true" />
          </button>
          <button type="button" className={styles.control} aria-label={t.next} onClick={() => step(1)}>
            <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" />
          </button>
          {autoplay.isOffered && (
            <button
              type="button"
              className={styles.control}
              aria-label={autoplay.isPlaying ? t.pause : t.play}
              onClick={autoplay.toggle}
            >
              {autoplay.isPlaying ? (
                <Pause size={18} strokeWidth={1.5} aria-hidden="true" />
              ) : (
                <Play size={18} strokeWidth={1.5} aria-hidden="true" />
              )}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

function scrollByOne(row: HTMLElement, direction: 1 | -1): void {
  const width = row.firstElementChild?.clientWidth ?? row.clientWidth;
  const end = row.scrollWidth - row.clientWidth;
  const isAtEnd = direction === 1 ? row.scrollLeft >= end - 2 : row.scrollLeft <= 2;
  row.scrollTo({ left: isAtEnd ? (direction === 1 ? 0 : end) : row.scrollLeft + direction * (width + 1) });
}
