'use client';

import { Button, toast } from '@payloadcms/ui';
import type { ListingSettings } from '@vitrine/contract/core/listing-settings.ts';
import { type FormEvent, startTransition, useId, useState, useTransition } from 'react';
import type { StaffApiAnswer } from '../leads/staff-api.ts';
import { saveListingSettings } from './actions.ts';
import { type Language, listingsTexts } from './listings-texts.ts';

interface FormProps {
  language: Language;
  site: string;
  name: string;
  settings: ListingSettings;
}

/** Number of days that the form proposes when a limit is set for a site without one. */
const proposedDays = 365;

/** Form with the listing settings of one site. */
export function ListingSettingsForm({ language, site, name, settings }: FormProps) {
  const t = listingsTexts[language];
  const [isForGood, setForGood] = useState(settings.sold_days === null);
  const [wrong, setWrong] = useState('');
  const [isSaving, startSaving] = useTransition();
  const id = useId();

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const change: ListingSettings = {
      off_market_days: Number(form.get('off_market_days')),
      sold_days: isForGood ? null : Number(form.get('sold_days')),
      shows_price_history: form.get('shows_price_history') !== null,
    };
    startSaving(async () => {
      const answer = await saveListingSettings(language, site, change).catch(
        (): StaffApiAnswer<ListingSettings> => ({ kind: 'unavailable' }),
      );
      const reason =
        answer.kind === 'ok'
          ? ''
          : answer.kind === 'refused'
            ? answer.message
            : answer.kind === 'not-found'
              ? t.unknownSite
              : t.failed;
      startTransition(() => setWrong(reason));
      if (answer.kind === 'ok') toast.success(t.saved);
    });
  };

  return (
    <form className="lead-settings" onSubmit={save} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{name}</h2>
      <div className="field-type number">
        <label className="field-label" htmlFor={`${id}-off`}>
          {t.offMarket}
        </label>
        <input
          id={`${id}-off`}
          name="off_market_days"
          type="number"
          required
          min={0}
          max={730}
          defaultValue={settings.off_market_days}
          aria-describedby={`${id}-off-hint`}
        />
        <p className="lead-hint" id={`${id}-off-hint`}>
          {t.offMarketHint}
        </p>
      </div>
      <div className="field-type">
        <label className="listing-settings__check">
          <input
            type="checkbox"
            checked={isForGood}
            onChange={({ currentTarget }) => setForGood(currentTarget.checked)}
          />
          {t.soldForGood}
        </label>
        {!isForGood && (
          <div className="field-type number">
            <label className="field-label" htmlFor={`${id}-sold`}>
              {t.sold}
            </label>
            <input
              id={`${id}-sold`}
              name="sold_days"
              type="number"
              required
              min={0}
              max={3650}
              defaultValue={settings.sold_days ?? proposedDays}
              aria-describedby={`${id}-sold-hint`}
            />
          </div>
        )}
        <p className="lead-hint" id={`${id}-sold-hint`}>
          {t.soldHint}
        </p>
      </div>
      <div className="field-type">
        <label className="listing-settings__check">
          <input
            name="shows_price_history"
            type="checkbox"
            defaultChecked={settings.shows_price_history}
            aria-describedby={`${id}-prices-hint`}
          />
          {t.priceHistory}
        </label>
        <p className="lead-hint" id={`${id}-prices-hint`}>
          {t.priceHistoryHint}
        </p>
      </div>
      {wrong && (
        <p role="alert" className="lead-hint lead-hint--wrong">
          {wrong}
        </p>
      )}
      <div className="lead-settings__buttons">
        <Button type="submit" disabled={isSaving}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
