import { Banner, Button, ShimmerEffect } from '@payloadcms/ui';
import type { Language } from './desk.ts';
import { leadsPath } from './lead-addresses.ts';
import { leadTexts } from './lead-texts.ts';

/** Core does not answer. A plain link tries again, so that it works however much of the page did not. */
export function DeskAway({ language, address }: { language: Language; address: string }) {
  const { away } = leadTexts[language];
  return (
    <div role="alert" className="leads-notice">
      <Banner type="error">
        <strong>{away.title}</strong> {away.detail}
      </Banner>
      <Button el="anchor" url={address} buttonStyle="secondary">
        {away.retry}
      </Button>
    </div>
  );
}

/** There is no such lead, or not for this member of the staff. */
export function LeadMissing({ language }: { language: Language }) {
  const { missing } = leadTexts[language];
  return (
    <div className="leads-notice">
      <h1>{missing.title}</h1>
      <p>{missing.detail}</p>
      <Button el="link" to={leadsPath} buttonStyle="secondary">
        {missing.back}
      </Button>
    </div>
  );
}

/** In place of what is still on its way. */
export function DeskLoading() {
  return (
    <div aria-busy="true" className="leads-loading">
      <ShimmerEffect height={46} />
      <ShimmerEffect height={360} />
    </div>
  );
}
