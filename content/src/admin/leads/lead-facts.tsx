import { Button } from '@payloadcms/ui';
import { phoneLink } from '@vitrine/contract/core/contact-patterns.ts';
import type { LeadDetail } from '@vitrine/contract/core/staff-leads.ts';
import { leadTexts } from './lead-texts.ts';
import type { Language } from './staff-api.ts';

interface FactsProps {
  language: Language;
  lead: LeadDetail;
}

/** Lists the fields that the visitor filled in, with links to write or call. */
export function LeadFacts({ language, lead }: FactsProps) {
  const texts = leadTexts[language];
  const phone = phoneLink(lead.phone);
  return (
    <section className="lead-section">
      <h2>{texts.details}</h2>
      <dl className="lead-facts">
        {lead.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="lead-contact-links">
        {lead.email && (
          <Button el="anchor" url={`mailto:${encodeURIComponent(lead.email)}`} buttonStyle="secondary" size="small">
            {texts.reply}
          </Button>
        )}
        {phone && (
          <Button el="anchor" url={phone} buttonStyle="secondary" size="small">
            {texts.call}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Lists the listings that a lead names, with links to their pages. */
export function LeadListings({ language, lead: { listings } }: FactsProps) {
  const texts = leadTexts[language].listings;
  if (listings.length === 0) return null;
  return (
    <section className="lead-section">
      <h2>{texts.title(listings.length)}</h2>
      <ul className="lead-listings">
        {listings.map(({ uls, address, url }) => (
          <li key={uls}>
            {url ? (
              <a href={url} target="_blank" rel="noreferrer">
                {address}
              </a>
            ) : (
              texts.gone
            )}{' '}
            · {uls}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists the page, the variant and the consent of a lead. */
export function LeadOrigin({ language, lead }: FactsProps) {
  const { origin } = leadTexts[language];
  const rows: [string, string | null][] = [
    [origin.page, lead.source_page],
    [origin.variant, lead.variant],
    [origin.consent, lead.consent_text],
  ];
  return (
    <section className="lead-section">
      <h2>{origin.title}</h2>
      <dl className="lead-facts">
        {rows.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
