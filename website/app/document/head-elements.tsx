import { manifestPath } from '../locale/manifest-path.ts';
import type { AnyPage } from '../page/finished-page.ts';

interface Props {
  page: Pick<AnyPage, 'head' | 'favicon' | 'locale' | 'isInstallable'>;
}

/** Renders the elements of a page's head that depend on its content. */
export const HeadElements = ({ page: { head, favicon, locale, isInstallable } }: Props) => (
  <>
    <title>{head.title}</title>
    {head.description && <meta name="description" content={head.description} />}
    {head.robots && <meta name="robots" content={head.robots} />}
    {head.canonical && <link rel="canonical" href={head.canonical} />}
    {head.alternates.map((alternate) => (
      <link key={alternate.hrefLang} rel="alternate" {...alternate} />
    ))}
    {head.feed && <link rel="alternate" type="application/rss+xml" {...head.feed} />}
    {/* Without an icon a browser requests /favicon.ico, which no site has. */}
    <link rel="icon" href={favicon || 'data:,'} />
    {isInstallable && <link rel="manifest" href={manifestPath(locale)} />}
    {head.metas.map(({ tagName, ...attributes }) => {
      // `headTags` removed duplicates.
      const key = JSON.stringify(attributes);
      return tagName === 'link' ? <link key={key} {...attributes} /> : <meta key={key} {...attributes} />;
    })}
  </>
);
