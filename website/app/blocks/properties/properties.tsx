import type { properties } from '@vitrine/contract/blocks/properties.ts';
import { useState } from 'react';
import { CmsLink } from '../../cms/cms-link.tsx';
import type { FinishedLink } from '../../cms/finished.ts';
import { PropertyCtaCard } from '../../items/property-cta-card.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { fixedPath } from '../../locale/paths.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import { LazyMap } from '../../map/lazy-map.tsx';
import { useSite } from '../../site/site-context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { type BlockProps, defineBlock } from '../define-block.ts';
import { ItemCard } from './parts/item-card.tsx';
import styles from './properties.module.css';
import { texts } from './texts.ts';

/** So many listings leave a hole in the grid, which a card of another kind fills (`2-blocks-and-search §2`). */
const countToFill = 3;

/** Listing cards beside a map; the pointer on a card opens its marker's popup. */
function Properties(props: BlockProps<typeof properties>) {
  const { main_title, cta, properties_repeater: listings, map_repeater: places, total, params, hasFailed } = props;
  const t = useTexts(texts);
  const locale = useLocale();
  const { path } = useSite();
  const [hoverId, setHoverId] = useState<string | null>(null);
  const hasMore = params.properties_cta_enabled && (total ?? listings.length) > 1;
  const isFilled = listings.length === countToFill;

  return (
    <section className="page-width">
      <header className={styles.head}>
        {main_title && <h2>{main_title}</h2>}
        {hasMore && <CmsLink link={cta ?? plainLink(t.seeAll, fixedPath('search', locale))} tone="quiet" />}
      </header>
      {listings.length === 0 ? (
        <div className={styles.message}>
          <p>{hasFailed ? t.failed : t.empty}</p>
          {hasFailed && (
            <a className={buttonClass('quiet')} href={path} data-reload>
              {t.retry}
            </a>
          )}
        </div>
      ) : (
        <div className={styles.body} data-with-map={places.length > 0 || undefined}>
          <ul
            className={styles.cards}
            data-few={listings.length <= countToFill || undefined}
            onPointerOver={({ target }) => setHoverId(ulsAt(target))}
            onPointerLeave={() => setHoverId(null)}
            onFocus={({ target }) => setHoverId(ulsAt(target))}
            onBlur={() => setHoverId(null)}
          >
            {listings.map((listing) => (
              <li key={listing.id}>
                <ItemCard listing={listing} />
              </li>
            ))}
            {isFilled && (
              <li>
                <PropertyCtaCard
                  image={null}
                  title={t.fillTitle}
                  description={t.fillText}
                  cta={plainLink(t.fillCta, fixedPath('contact', locale))}
                />
              </li>
            )}
          </ul>
          {places.length > 0 && (
            <div className={styles.map}>
              <LazyMap load={loadItemsMap} view={{ label: t.map, places, activeId: hoverId }} hasGateway />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

const loadItemsMap = () => import('./parts/items-map.tsx').then(({ ItemsMap }) => ItemsMap);

const ulsAt = (target: EventTarget): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-uls]')?.dataset.uls) || null;

/** A link of ours in the form of the content's. */
const plainLink = (text: string, href: string): FinishedLink => ({
  href,
  text,
  isInternal: true,
  isNewTab: false,
  isButton: true,
  color: null,
  background: null,
  icon: null,
  action: null,
});

export const block = defineBlock<typeof properties>('properties_block', Properties);
