import { Banner, Button, ShimmerEffect } from '@payloadcms/ui';
import { leadTexts } from './lead-texts.ts';
import { leadsPath } from './lead-urls.ts';
import type { Language } from './staff-api.ts';

/** Shows that core does not respond. The retry is a plain link, so that it works without JavaScript. */
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

/** Shows that the lead does not exist or belongs to a site of somebody else. */
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

/** Shows a placeholder while the leads load. */
export function LeadsLoading() {
  return (
    <div aria-busy="true" className="leads-loading">
      <ShimmerEffect height={46} />
      <ShimmerEffect height={360} />
    </div>
  );
}
