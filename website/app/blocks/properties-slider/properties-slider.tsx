import type { propertiesSlider } from '@vitrine/contract/blocks/properties-slider.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { PropertiesMessage } from '../../components/properties-message/properties-message.tsx';
import { PropertyCard } from '../../components/property-card/property-card.tsx';
import { sortEntries } from '../../components/property-card/property-item.ts';
import { propertyTexts } from '../../components/property-card/property-texts.ts';
import { FillInCard, InvitationCard } from '../../components/property-cta-card/invitation-card.tsx';
import { PropertyCtaCard } from '../../components/property-cta-card/property-cta-card.tsx';
import { CmsLink } from '../../kinds/link/cms-link.tsx';
import { plainLink } from '../../kinds/link/plain-link.ts';
import { useTexts } from '../../locale/define-texts.ts';
import { formatNumber } from '../../locale/format.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import { useSearchPath } from '../../site/use-search-path.ts';
import styles from './properties-slider.module.css';

/** Maximum number of listings that leave room for an invitation card (listing.10). */
const fewListings = 3;
const sizes = '(width >= 1680px) 21vw, (width >= 1200px) 29vw, (width >= 768px) 45vw, 92vw';

/** Shows listing cards in a row. The last slide links to the other listings, or invites to write when there are few. */
function PropertiesSlider(props: BlockProps<typeof propertiesSlider>) {
  const { main_title, cta, properties_repeater, total, hasFailed } = props;
  const t = useTexts(propertyTexts);
  const locale = useLocale();
  const { listings, invitations } = sortEntries(properties_repeater);
  const rest = (total ?? listings.length) - listings.length;
  const searchPath = useSearchPath();
  const seeAll = cta ?? (searchPath === null ? null : plainLink(t.seeAll, searchPath));

  const slides = [
    ...listings.map((listing) => ({ id: listing.id, content: <PropertyCard listing={listing} sizes={sizes} /> })),
    ...invitations.map((each) => ({ id: each.id, content: <InvitationCard invitation={each} /> })),
  ];
  if (rest > 0 && seeAll) {
    const title = t.moreTitle(rest, formatNumber(rest, locale));
    const content = <PropertyCtaCard image={null} title={title} description={t.moreText} cta={seeAll} />;
    slides.push({ id: 'see-more', content });
  } else if (listings.length <= fewListings && invitations.length === 0) {
    slides.push({ id: 'fill-in', content: <FillInCard /> });
  }
  const head = (
    <div className={styles.head}>
      {main_title && <h2 className={styles.title}>{main_title}</h2>}
      {rest > 0 && seeAll && <CmsLink link={seeAll} tone="quiet" />}
    </div>
  );

  return (
    <section className="page-width" tabIndex={-1}>
      {listings.length === 0 ? (
        <>
          {head}
          <PropertiesMessage hasFailed={hasFailed} />
        </>
      ) : (
        <Carousel label={main_title || t.properties} slides={slides} layout="grid" head={head} />
      )}
    </section>
  );
}

export const block = defineBlock<typeof propertiesSlider>('properties_slider_block', PropertiesSlider, {
  hydration: 'visible',
});
