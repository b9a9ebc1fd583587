'use client';

import { Banner } from '@payloadcms/ui';
import type { ConnectionTestResult } from '@vitrine/contract/core/staff-feeds.ts';
import { withLabel } from '../../values/with-label.ts';
import type { Language } from '../leads/staff-api.ts';
import { formTexts } from './form-texts.ts';
import { HostKeyNotice } from './host-key-notice.tsx';

type Tested = Extract<ConnectionTestResult, { outcome: 'listings' }>['listings'][number];

interface ResultProps {
  language: Language;
  result: ConnectionTestResult;
  isWorking: boolean;
  /** True when the source is to follow the events of its server. */
  followsEvents: boolean;
  /** Confirms the key of a server. */
  confirm: (fingerprint: string) => void;
}

/** Shows what the test of a connection found: some listings as cards, a server to confirm, or what is wrong and what to do. */
export function ConnectionResult({ language, result, isWorking, followsEvents, confirm }: ResultProps) {
  const { test, events } = formTexts[language];
  if (result.outcome === 'host-key') return <HostKeyNotice {...{ language, server: result, isWorking, confirm }} />;
  if (result.outcome === 'failed') {
    return (
      <section className="feed-result">
        <Banner type="error">
          <strong>{test.bad}.</strong> {result.message}
        </Banner>
        {result.detail && <p className="lead-hint">{withLabel(language, test.detail, result.detail)}</p>}
      </section>
    );
  }
  return (
    <section className="feed-result">
      <Banner type="success">{test.good(result.listings.length, result.total)}</Banner>
      {result.has_events === true && !followsEvents && <p>{events.found}</p>}
      {result.has_events === false && followsEvents && <p>{events.absent}</p>}
      <ul className="feed-cards">
        {result.listings.map((listing) => (
          <TestedListing key={listing.key} language={language} listing={listing} />
        ))}
      </ul>
      <p className="lead-hint">{test.nothingStored}</p>
    </section>
  );
}

const currency = (language: Language) =>
  new Intl.NumberFormat(`${language}-CA`, {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });

function TestedListing({ language, listing }: { language: Language; listing: Tested }) {
  const { test } = formTexts[language];
  const { card, pictures, problem, ignored, key } = listing;
  const price = card?.price ? currency(language).format(card.price) + (card.price_period ? test.month : '') : null;
  return (
    <li className="feed-card">
      {price && <strong>{price}</strong>}
      {card && <span>{card.address}</span>}
      {card && <span className="lead-hint">{[card.type, card.specs.area].filter(Boolean).join(' · ')}</span>}
      <span className="lead-hint">
        {test.number} {key} · {test.pictures(pictures)}
      </span>
      {problem && <span className="lead-hint--wrong">{withLabel(language, test.notShown, problem)}</span>}
      {ignored.length > 0 && (
        <details>
          <summary>
            {test.ignored} ({ignored.length})
          </summary>
          {ignored.join(', ')}
        </details>
      )}
    </li>
  );
}
