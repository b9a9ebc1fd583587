'use client';

import { Button } from '@payloadcms/ui';
import type { Language } from '../leads/staff-api.ts';
import type { FeedValues } from './feed-form-values.ts';
import { ChoiceField, TextField } from './form-fields.tsx';
import { formTexts } from './form-texts.ts';
import { type SiteOption, type WrongFields, wrongOf } from './wrong-fields.ts';

interface FieldsProps {
  language: Language;
  sites: readonly SiteOption[];
  values: Pick<FeedValues, 'brokers' | 'destinations'>;
  wrong: WrongFields;
  onChange: (given: Pick<FeedValues, 'brokers'>) => void;
}

/** Renders the brokers whom a source calls by a number of its own, each with the choice of a person of the sites that it feeds. */
export function BrokerFields({ language, sites, values, wrong, onChange }: FieldsProps) {
  const { brokers: texts } = formTexts[language];
  const { brokers } = values;
  const names = namesOf(sites, values);
  const change = (at: number, given: Partial<FeedValues['brokers'][number]>) =>
    onChange({ brokers: brokers.map((each, index) => (index === at ? { ...each, ...given } : each)) });
  const message = wrongOf(wrong, 'settings.mapping.brokers');
  return (
    <fieldset className="feed-sites" aria-describedby="feed-brokers-note">
      <legend>{texts.label}</legend>
      <p className={message ? 'lead-hint lead-hint--wrong' : 'lead-hint'} id="feed-brokers-note">
        {message ?? texts.hint}
      </p>
      {brokers.map(({ key, slug }, at) => (
        // Rows have no identity of their own.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div className="feed-broker" key={at}>
          <TextField label={texts.number} value={key} onChange={(given) => change(at, { key: given })} />
          <ChoiceField
            label={texts.person}
            value={slug}
            options={{ '': texts.choose, ...(slug !== '' && { [slug]: texts.absent }), ...names }}
            onChange={(given) => change(at, { slug: given })}
          />
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            aria-label={texts.removeNumber(key)}
            onClick={() => onChange({ brokers: brokers.filter((_, index) => index !== at) })}
          >
            {texts.remove}
          </Button>
        </div>
      ))}
      <div className="feed-buttons">
        <Button
          buttonStyle="secondary"
          size="small"
          onClick={() => onChange({ brokers: [...brokers, { key: '', slug: '' }] })}
        >
          {texts.add}
        </Button>
      </div>
    </fieldset>
  );
}

/** Returns the names of the brokers of the sites that a source feeds, by slug; of all sites before one is chosen. */
function namesOf(sites: readonly SiteOption[], { destinations }: Pick<FeedValues, 'destinations'>) {
  const fed = new Set(destinations.flatMap((destination) => destination.sites));
  const shown = sites.filter(({ id }) => fed.size === 0 || fed.has(id));
  return Object.fromEntries(shown.flatMap(({ brokers }) => brokers.map(({ slug, name }) => [slug, name])));
}
