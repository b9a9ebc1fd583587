import { useEffect, useRef } from 'react';
import type { ListingSummary } from '../components/listing-card/listing-summary.ts';
import { ContactForm } from '../forms/contact-form.tsx';
import { useTexts } from '../locale/define-texts.ts';
import styles from './favourites-page.module.css';
import { favouritesTexts } from './favourites-texts.ts';

const titleId = 'send-list';

/** Renders the contact form with a message that names the listings. A single one goes to its own broker. */
export function SendList({ listings }: { listings: readonly ListingSummary[] }) {
  const t = useTexts(favouritesTexts);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const lines = listings.map(({ street, municipality, type, uls }) =>
    t.line([street || type, municipality].filter(Boolean).join(', '), uls),
  );
  return (
    <section className={styles.send}>
      <h2 ref={title} id={titleId} tabIndex={-1} className={styles.count}>
        {t.send}
      </h2>
      <p className={styles.lead}>{t.sendHint}</p>
      <ContactForm
        key={lines.join()}
        recipientType={null}
        recipientSlug={null}
        labelledBy={titleId}
        message={[t.message, ...lines].join('\n')}
        {...(listings.length === 1 && listings[0]
          ? { listing: listings[0].uls }
          : { list: listings.map(({ uls }) => uls) })}
      />
    </section>
  );
}
