import type { propertyDetail } from '@vitrine/contract/blocks/property-detail.ts';
import { useId } from 'react';
import { ContactForm } from '../../forms/contact-form.tsx';
import { RecipientCard } from '../../forms/recipient-card.tsx';
import { Badge } from '../../items/badge.tsx';
import { ListingCard } from '../../items/listing-card.tsx';
import { ListingSpecs } from '../../items/listing-specs.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { LazyMap } from '../../map/lazy-map.tsx';
import { loadMapView } from '../../map/load-map-view.ts';
import { useSite } from '../../site/site-context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { type BlockProps, defineBlock } from '../define-block.ts';
import { Facts } from './parts/facts.tsx';
import { Gallery } from './parts/gallery.tsx';
import styles from './property-detail.module.css';
import type { PropertyDetailData } from './property-detail-data.ts';
import { texts } from './texts.ts';

/** The page of one listing. */
function PropertyDetail({ data }: BlockProps<typeof propertyDetail>) {
  const detail = data as PropertyDetailData | null; // finishProperty made it
  return detail ? <Detail detail={detail} /> : <Unavailable />;
}

function Detail({ detail }: { detail: PropertyDetailData }) {
  const { summary, isSold, postalCode, description, pictures, coords, broker, similar } = detail;
  const t = useTexts(texts);
  const { mapStyleUrl = null } = useSite();
  const contactId = `contact${useId()}`;
  const place = [summary.municipality, postalCode].filter(Boolean).join('\u2002');
  const address = [summary.street, summary.municipality].filter(Boolean).join(', ');
  return (
    <article className={styles.detail}>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: finish-property.server.ts escaped it for a script element
        dangerouslySetInnerHTML={{ __html: detail.structuredData }}
      />
      <Gallery pictures={pictures} />
      <header className={`page-width ${styles.head}`}>
        <div className={styles.names}>
          <p className={styles.type}>
            {summary.badge && summary.badge !== 'sold' && (
              <span className={styles.badge}>
                <Badge name={summary.badge} />
              </span>
            )}
            {summary.type}
          </p>
          <h1 className={styles.title}>{summary.street}</h1>
          <p className={styles.place}>{place}</p>
          <ListingSpecs specs={summary.specs} />
        </div>
        <div className={styles.offer}>
          <p className={styles.price}>{isSold ? t.sold : summary.price}</p>
          <a className={buttonClass()} href={`#${contactId}`}>
            {isSold ? t.askSold : t.ask}
          </a>
        </div>
      </header>
      <div className={`page-width ${styles.body}`}>
        <div className={styles.words}>
          {description.length > 0 && (
            <section className={styles.description}>
              <h2 className={styles.subtitle}>{t.description}</h2>
              {description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          )}
          <Facts facts={detail.facts} openHouses={detail.openHouses} />
        </div>
        <section className={styles.location}>
          <h2 className={styles.subtitle}>{t.location}</h2>
          <p className={styles.place}>{[address, postalCode].filter(Boolean).join('\u2002')}</p>
          <div className={styles.map}>
            <LazyMap
              hasGateway
              load={loadMapView}
              view={{
                label: t.mapOf(address),
                places: { markers: [{ id: summary.uls, coords }], clusters: [] },
                fitKey: summary.uls,
                activeId: null,
                popup: () => null,
                styleUrl: mapStyleUrl,
              }}
            />
          </div>
        </section>
      </div>
      <section className={`page-width ${styles.contact}`}>
        <div className={styles.ask}>
          <h2 className={styles.contactTitle} id={contactId}>
            {t.contactTitle}
          </h2>
          {broker?.name && (
            <RecipientCard
              type="broker"
              avatar={broker.portrait}
              name={broker.name}
              subtitle={broker.title || t.broker}
              underSubtitle={broker.phone}
            />
          )}
        </div>
        <ContactForm
          recipientType={broker ? 'broker' : null}
          recipientSlug={broker?.slug ?? null}
          labelledBy={contactId}
        />
      </section>
      {similar.length > 0 && (
        <section className={`page-width ${styles.similar}`}>
          <h2>{t.similar}</h2>
          <ul className={styles.cards}>
            {similar.map((listing) => (
              <li key={listing.uls}>
                <ListingCard listing={listing} sizes="(width >= 1200px) 30vw, (width >= 768px) 45vw, 92vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

/** Core did not answer: the page stands, and says so (`3-wire §2`, core data). */
function Unavailable() {
  const t = useTexts(texts);
  const { path } = useSite();
  return (
    <section className={`page-width ${styles.failed}`}>
      <h1>{t.failedTitle}</h1>
      <p>{t.failed}</p>
      <a className={buttonClass()} href={path} data-reload>
        {t.retry}
      </a>
    </section>
  );
}

export const block = defineBlock<typeof propertyDetail>('property_detail_block', PropertyDetail);
