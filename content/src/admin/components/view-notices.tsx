import { Banner, Button, ShimmerEffect } from '@payloadcms/ui';

export interface UnavailableTexts {
  title: string;
  detail: string;
  retry: string;
}

export interface NotFoundTexts {
  title: string;
  detail: string;
  back: string;
}

/** Shows that a service does not respond. The retry is a plain link to the view, so that it works without JavaScript. */
export const ServiceUnavailable = ({ texts, address }: { texts: UnavailableTexts; address: string }) => (
  <div role="alert" className="leads-notice">
    <Banner type="error">
      <strong>{texts.title}</strong> {texts.detail}
    </Banner>
    <Button el="anchor" url={address} buttonStyle="secondary">
      {texts.retry}
    </Button>
  </div>
);

/** Shows that a document does not exist or belongs to a site of somebody else, with a link to the list. */
export const DocumentNotFound = ({ texts, listPath }: { texts: NotFoundTexts; listPath: string }) => (
  <div className="leads-notice">
    <h1>{texts.title}</h1>
    <p>{texts.detail}</p>
    <Button el="link" to={listPath} buttonStyle="secondary">
      {texts.back}
    </Button>
  </div>
);

/** Shows a placeholder while a list loads. */
export const ListLoading = () => (
  <div aria-busy="true" className="leads-loading">
    <ShimmerEffect height={46} />
    <ShimmerEffect height={320} />
  </div>
);
