import type { Language } from '../leads/staff-api.ts';
import { feedTexts } from './feed-texts.ts';
import { rawFields } from './raw-fields.ts';

/** Shows the record of a listing as it came, as names and values, collapsed at first. */
export function RawRecord({ language, raw }: { language: Language; raw: string }) {
  return (
    <details>
      <summary>{feedTexts[language].failed.raw}</summary>
      <dl className="feed-raw">
        {rawFields(raw, language).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
