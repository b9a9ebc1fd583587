'use client';

import { Button } from '@payloadcms/ui';
import type { FeedDetail, FeedInput } from '@vitrine/contract/core/staff-feeds.ts';
import { DataTable } from '../components/data-table.tsx';
import type { Language } from '../leads/staff-api.ts';
import { feedTexts } from './feed-texts.ts';
import { fieldLabel } from './field-label.ts';
import { isPictureHost, meaningIn, meaningsOf, withMeaning, withPictureHost } from './value-meanings.ts';

interface ValuesProps {
  language: Language;
  source: FeedDetail;
  /** True while the source is being changed: a meaning that is given meanwhile would undo the change. */
  isBusy: boolean;
  save: (input: FeedInput) => void;
}

/** Renders the values that the source sends and the mapping does not know, each with what it may mean. */
export function UnknownValues({ language, source, isBusy, save }: ValuesProps) {
  const { unknown } = feedTexts[language];
  const values = source.unknown_values;
  if (values.length === 0) return null;
  return (
    <details className="feed-advanced">
      <summary>
        {unknown.title} ({values.length})
      </summary>
      <p className="lead-hint">{unknown.intro}</p>
      <DataTable
        look="cards"
        className="feeds-table"
        heads={[unknown.field, unknown.value, unknown.count, unknown.meaning]}
      >
        {values.map((unknownValue) => {
          const { field, value, reason, count } = unknownValue;
          const meanings = meaningsOf(unknownValue, language);
          return (
            <tr key={`${field} ${value} ${reason}`}>
              <td>{fieldLabel(field, language)}</td>
              <td>{value}</td>
              <td>{count}</td>
              <td>
                {meanings && (
                  <select
                    className="leads-select"
                    aria-label={unknown.meaningOf(value)}
                    disabled={isBusy}
                    value={meaningIn(source, unknownValue)}
                    onChange={(event) => save(withMeaning(source, unknownValue, event.target.value))}
                  >
                    <option value="">{unknown.none}</option>
                    {Object.entries(meanings).map(([name, label]) => (
                      <option key={name} value={name}>
                        {label}
                      </option>
                    ))}
                  </select>
                )}
                {isPictureHost(unknownValue) &&
                  (source.settings.pictureHosts?.includes(value) ? (
                    unknown.letIn
                  ) : (
                    <Button
                      buttonStyle="secondary"
                      size="small"
                      disabled={isBusy}
                      onClick={() => save(withPictureHost(source, unknownValue))}
                    >
                      {unknown.letInPhotos}
                    </Button>
                  ))}
              </td>
            </tr>
          );
        })}
      </DataTable>
    </details>
  );
}
