import type { FeedPhotos } from '@vitrine/contract/core/staff-feeds.ts';
import type { Language } from '../leads/staff-api.ts';
import { photoTexts } from './photo-texts.ts';

/** Shows how many photos of a source are copied, and a collapsed list of those that could not be copied. */
export function PhotoReport({ language, photos }: { language: Language; photos: FeedPhotos }) {
  const { report } = photoTexts[language];
  return (
    <section className="feed-failures">
      <h2>{report.title}</h2>
      <p>{report.counts(photos)}</p>
      {photos.failed.length > 0 && (
        <details className="feed-advanced">
          <summary>
            {report.failed} ({photos.failed.length})
          </summary>
          <p className="lead-hint">{report.intro}</p>
          <ul>
            {photos.failed.map(({ key, url, reason, attempts }) => (
              <li key={`${key} ${url}`}>
                <strong>
                  {report.listing} {key}
                </strong>
                <span>{reason}</span>
                <span className="lead-hint">
                  {url} · {report.attempts(attempts)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
