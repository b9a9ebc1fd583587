'use client';

import { Button } from '@payloadcms/ui';
import type { Language } from '../leads/staff-api.ts';
import type { FeedValues } from './feed-form-values.ts';
import { TextField } from './form-fields.tsx';
import { formTexts } from './form-texts.ts';
import { type SiteOption, type WrongFields, wrongOf } from './wrong-fields.ts';

/** Maximum number of destinations of one DDF source. */
const maxDestinations = 10;

interface FieldsProps {
  language: Language;
  sites: SiteOption[];
  values: FeedValues;
  wrong: WrongFields;
  onChange: (given: Partial<FeedValues>) => void;
}

/** Renders the choice of the sites of a source; for DDF, up to ten destination numbers, each with its sites. */
export function DestinationFields({ language, sites, values, wrong, onChange }: FieldsProps) {
  const texts = formTexts[language];
  const { destinations, kind } = values;
  const isDdf = kind === 'ddf';
  const shown = isDdf ? destinations : destinations.slice(0, 1);
  const change = (at: number, given: Partial<FeedValues['destinations'][number]>) =>
    onChange({ destinations: destinations.map((each, index) => (index === at ? { ...each, ...given } : each)) });
  const message = wrongOf(wrong, 'settings.destinations');
  return (
    <>
      {shown.map((destination, at) => (
        // Rows have no identity of their own, and are only added at the end.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div className="feed-destination" key={at}>
          {isDdf && (
            <TextField
              label={texts.destination.number}
              hint={texts.destination.hint}
              value={destination.id}
              onChange={(id) => change(at, { id })}
            />
          )}
          <fieldset className="feed-sites" aria-describedby={message ? 'feed-sites-wrong' : undefined}>
            <legend>{texts.sites.label}</legend>
            {sites.map((site) => (
              <label key={site.id}>
                <input
                  type="checkbox"
                  checked={destination.sites.includes(site.id)}
                  onChange={(event) =>
                    change(at, {
                      sites: event.target.checked
                        ? [...destination.sites, site.id]
                        : destination.sites.filter((id) => id !== site.id),
                    })
                  }
                />
                {site.name}
              </label>
            ))}
          </fieldset>
          {isDdf && destinations.length > 1 && (
            <Button
              buttonStyle="secondary"
              size="small"
              onClick={() => onChange({ destinations: destinations.filter((_, index) => index !== at) })}
            >
              {texts.destination.remove}
            </Button>
          )}
        </div>
      ))}
      {message && (
        <p className="lead-hint lead-hint--wrong" id="feed-sites-wrong">
          {message}
        </p>
      )}
      {isDdf && destinations.length < maxDestinations && (
        <Button
          buttonStyle="secondary"
          size="small"
          onClick={() => onChange({ destinations: [...destinations, { id: '', sites: [] }] })}
        >
          {texts.destination.add}
        </Button>
      )}
    </>
  );
}
