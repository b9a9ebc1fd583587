import type { heroSearch } from '@vitrine/contract/blocks/hero-search.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import type { BlockData } from '../../block-framework/definition/define-block-server.ts';
import { CmsImage } from '../../kinds/image/cms-image.tsx';
import { coverWidth, ratioOf } from '../../kinds/image/cover-width.ts';
import { CmsMedia } from '../../kinds/media/cms-media.tsx';
import type { FinishedMedia } from '../../kinds/media/finish-media.server.ts';
import type { FilterChoices } from '../../search/search-data.ts';
import styles from './hero-search.module.css';
import type { server } from './hero-search.server.ts';
import { MembersCarousel } from './parts/members-carousel.tsx';
import { SearchBar } from './parts/search-bar.tsx';

/** Maximum number of team members in the carousel (sections.2). */
const mostMembers = 10;
const noChoices: FilterChoices = { municipalities: [], types: [] };

type Data = BlockData<typeof server>;

/**
 * Returns the width of the picture, which covers its place: of 4 to 3 on phones and tablets, and of about the height of the
 * screen on wider ones; below the search bar of half that height.
 */
const sizesOf = (media: FinishedMedia, arrangement: 'corner' | 'above'): string =>
  arrangement === 'above'
    ? `max(100vw, ${Math.round(ratioOf(media) * 54)}svh)`
    : `(width >= 992px) max(100vw, ${Math.round(ratioOf(media) * 95)}svh), ${Math.ceil(coverWidth(media, 4 / 3) * 100)}vw`;

/**
 * Opens a home page: a large picture across the screen, the title on a panel, and the search bar, which overlaps the next block; or
 * the title and the search bar first, above the picture, and the members after it.
 */
function HeroSearch(props: BlockProps<typeof heroSearch, Data>) {
  const { main_title, sub_title, bg_media, logo, members_repeater, arrangement, data, isFirst } = props;
  const members = <MembersCarousel members={members_repeater.slice(0, mostMembers)} />;
  return (
    <section
      className={styles.hero}
      data-words={arrangement}
      data-plain={!bg_media || undefined}
      data-clear={!bg_media || arrangement === 'above' || undefined}
    >
      <div className={styles.stage}>
        {bg_media && (
          <div className={styles.picture}>
            <CmsMedia
              media={bg_media}
              sizes={sizesOf(bg_media, arrangement)}
              priority={isFirst ? 'high' : 'low'}
              cover
            />
          </div>
        )}
        <div className={styles.words}>
          {logo && (
            <div className={styles.logo}>
              <CmsImage image={logo} sizes="12rem" priority={isFirst ? 'high' : 'low'} />
            </div>
          )}
          {main_title && <h1 className={styles.title}>{main_title}</h1>}
          {sub_title && <p className={styles.subTitle}>{sub_title}</p>}
          {arrangement !== 'above' && members}
        </div>
      </div>
      <div className={`page-width ${styles.search}`}>
        <SearchBar choices={data ?? noChoices} />
      </div>
      {arrangement === 'above' && members_repeater.length > 0 && (
        <div className={`page-width ${styles.people}`}>{members}</div>
      )}
    </section>
  );
}

export const block = defineBlock<typeof heroSearch, Data>('hero_search_block', HeroSearch, {
  overlap: 95,
  isBleed: true,
  isHero: true,
  hydration: 'load',
});
