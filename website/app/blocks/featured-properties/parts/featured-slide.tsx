import { ArrowRight } from 'lucide-react';
import { IconSpecs } from '../../../components/property-card/icon-specs.tsx';
import { KeepPropertyButton, PropertyTags } from '../../../components/property-card/property-card.tsx';
import type { FeaturedProperty } from '../../../components/property-card/property-item.ts';
import { propertyTexts } from '../../../components/property-card/property-texts.ts';
import { linkAddress } from '../../../kinds/link/link-address.ts';
import { CmsMedia } from '../../../kinds/media/cms-media.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import styles from './featured-slide.module.css';

interface Props {
  listing: FeaturedProperty;
  priority: 'high' | 'low';
}

/** Renders one listing as a link: its picture with a text panel in the block's own background colour. */
export function FeaturedSlide({ listing, priority }: Props) {
  const t = useTexts(propertyTexts);
  const { super_title, main_title, sub_title, secondary_title, bg_media, link, tags_repeater } = listing;
  const place = [secondary_title, super_title].filter(Boolean).join(' · ');
  return (
    <article className={styles.slide} data-plain={!bg_media || undefined}>
      {bg_media && (
        <div className={styles.picture}>
          <CmsMedia media={bg_media} sizes="(width >= 992px) 90vw, 92vw" priority={priority} cover />
        </div>
      )}
      <div className={styles.sheet}>
        {tags_repeater.length > 0 && (
          <div className={styles.tags}>
            <PropertyTags tags={tags_repeater} />
          </div>
        )}
        <h3 className={styles.title}>
          <a className={styles.link} {...linkAddress({ href: link?.href })}>
            {main_title && <span className={styles.price}>{main_title} </span>}
            {sub_title || t.property}
          </a>
        </h3>
        {place && <p className={styles.place}>{place}</p>}
        <IconSpecs items={listing.list_items_repeater} />
        {link?.href && (
          <span className={styles.more} aria-hidden="true">
            {t.seeProperty} <ArrowRight size={20} strokeWidth={1.5} />
          </span>
        )}
      </div>
      <KeepPropertyButton href={link?.href} name={sub_title} />
    </article>
  );
}
