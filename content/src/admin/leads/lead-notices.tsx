import { Banner, Button, ShimmerEffect } from '@payloadcms/ui';
import { leadTexts } from './lead-texts.ts';
import { leadsPath } from './lead-urls.ts';
import type { Language } from './staff-api.ts';

/** Core does not answer. A plain link tries again, so that it works however much of the page did not. */
export function LeadsUnavailable({ language, address }: { language: Language; address: string }) {
  const { unavailable } = leadTexts[language];
  return (
    <div role="alert" className="leads-notice">
      <Banner type="error">
        <strong>{unavailable.title}</strong> {unavailable.detail}
      </Banner>
      <Button el="anchor" url={address} buttonStyle="secondary">
        {unavailable.retry}
      </Button>
    </div>
  );
}

/** There is no such lead, or not for this member of the staff. */
export function LeadNotFound({ language }: { language: Language }) {
  const { notFound } = leadTexts[language];
  return (
    <div className="leads-notice">
      <h1>{notFound.title}</h1>
      <p>{notFound.detail}</p>
      <Button el="link" to={leadsPath} buttonStyle="secondary">
        {notFound.back}
      </Button>
    </div>
  );
}

/** In place of what is still on its way. */
export function LeadsLoading() {
  return (
    <div aria-busy="true" className="leads-loading">
      <ShimmerEffect height={46} />
      <ShimmerEffect height={360} />
    </div>
  );
}
