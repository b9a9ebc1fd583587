import type { properties } from '@vitrine/contract/blocks/properties.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { loadPropertiesMap } from '../../components/properties-map/load-properties-map.ts';
import { useActivePlace } from '../../components/properties-map/use-active-place.ts';
import { PropertiesMessage } from '../../components/properties-message/properties-message.tsx';
import { PropertyCard } from '../../components/property-card/property-card.tsx';
import { sortEntries } from '../../components/property-card/property-item.ts';
import { propertyTexts } from '../../components/property-card/property-texts.ts';
import { FillInCard, InvitationCard } from '../../components/property-cta-card/invitation-card.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { plainLink } from '../../kinds/link/plain-link.ts';
import { useTexts } from '../../locale/define-texts.ts';
import { LazyMap } from '../../map/lazy-map.tsx';
import { useSearchPath } from '../../site/use-search-path.ts';
import { MapList } from './parts/map-list.tsx';
import styles from './properties.module.css';

/** Number of listings that leaves an empty cell in the grid, which an invitation card fills (listing.9). */
const countToFill = 3;
/** The grid has two columns on a tablet and three beside the map. */
const sizes = '(width >= 1440px) 20vw, (width >= 992px) 28vw, (width >= 576px) 46vw, 92vw';

/** Shows listing cards beside a map. The pointer on a card opens the popup of its marker. */
function Properties(props: BlockProps<typeof properties>) {
  const { main_title, cta, properties_repeater, map_repeater, total, params, hasFailed } = props;
  const t = useTexts(propertyTexts);
  const { listings, invitations } = sortEntries(properties_repeater);
  const places = map_repeater.filter(({ coords }) => coords !== null);
  const { activeId, listeners } = useActivePlace();
  const hasMore = (total ?? listings.length) > 1;
  const searchPath = useSearchPath();
  const seeAll = cta ?? (searchPath === null ? null : plainLink(t.seeAll, searchPath));
  const isFilledIn = params.properties_cta_enabled && listings.length === countToFill && invitations.length === 0;

  return (
    <section className="page-width" tabIndex={-1}>
      <SectionHead title={main_title} cta={hasMore ? seeAll : null} />
      {listings.length === 0 ? (
        <PropertiesMessage hasFailed={hasFailed} />
      ) : (
        <div className={styles.body} data-with-map={places.length > 0 || undefined}>
          <ul className={styles.cards} data-few={listings.length <= countToFill || undefined} {...listeners}>
            {listings.map((listing) => (
              <li key={listing.id}>
                <PropertyCard listing={listing} sizes={sizes} />
              </li>
            ))}
            {invitations.map((invitation) => (
              <li key={invitation.id} data-invitation>
                <InvitationCard invitation={invitation} />
              </li>
            ))}
            {isFilledIn && (
              <li data-invitation>
                <FillInCard />
              </li>
            )}
          </ul>
          {places.length > 0 && (
            <div className={styles.beside}>
              <div className={styles.place}>
                <div className={styles.map}>
                  <LazyMap load={loadPropertiesMap} view={{ label: t.map, places, activeId }} hasGateway />
                </div>
              </div>
              <MapList listings={listings} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

export const block = defineBlock<typeof properties>('properties_block', Properties, { hydration: 'visible' });
