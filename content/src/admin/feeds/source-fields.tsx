'use client';

import type { Language } from '../leads/staff-api.ts';
import { BrokerFields } from './broker-fields.tsx';
import { DestinationFields } from './destination-fields.tsx';
import { DisplayFields } from './display-fields.tsx';
import type { FeedValues } from './feed-form-values.ts';
import { BoxField, ChoiceField, LinesField, TextField } from './form-fields.tsx';
import { formTexts } from './form-texts.ts';
import { PhotoField } from './photo-field.tsx';
import { type SiteOption, type WrongFields, wrongOf } from './wrong-fields.ts';

interface FieldsProps {
  language: Language;
  values: FeedValues;
  wrong: WrongFields;
  onChange: (given: Partial<FeedValues>) => void;
}

/** Renders the name that staff give a source. */
export function NameField({ language, values, wrong, onChange }: FieldsProps) {
  const { name } = formTexts[language];
  return (
    <TextField
      label={name.label}
      hint={name.hint}
      wrong={wrongOf(wrong, 'name')}
      value={values.name}
      onChange={(given) => onChange({ name: given })}
    />
  );
}

interface KindProps {
  language: Language;
  value: FeedValues['kind'];
  isFixed: boolean;
  onChange: (kind: FeedValues['kind']) => void;
}

const kinds = ['ddf', 'reso', 'file'] as const;

/** Renders the three kinds as radio buttons; of a stored source only its own kind. */
export function KindField({ language, value, isFixed, onChange }: KindProps) {
  const { label, options, fixed } = formTexts[language].kind;
  if (isFixed) {
    return (
      <p className="lead-hint">
        <strong>{options[value].label}.</strong> {fixed}
      </p>
    );
  }
  return (
    <fieldset className="feed-kinds">
      <legend>{label}</legend>
      {kinds.map((kind) => (
        <label key={kind}>
          <input type="radio" name="kind" checked={kind === value} onChange={() => onChange(kind)} />
          <span className="feed-kinds__words">
            <strong>{options[kind].label}</strong>
            <span className="lead-hint">{options[kind].hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface SiteFieldsProps extends FieldsProps {
  sites: SiteOption[];
}

/** Renders the sites of a source and its schedule. */
export function SitesAndSchedule({ language, sites, values, wrong, onChange }: SiteFieldsProps) {
  const texts = formTexts[language];
  return (
    <fieldset className="feed-group">
      <legend>{texts.groups.sites}</legend>
      <DestinationFields language={language} sites={sites} values={values} wrong={wrong} onChange={onChange} />
      <TextField
        label={texts.every.label}
        hint={texts.every.hint}
        wrong={wrongOf(wrong, 'every_minutes')}
        type="number"
        min={5}
        max={1440}
        value={values.every_minutes}
        onChange={(every_minutes) => onChange({ every_minutes })}
      />
      <BoxField
        label={texts.active.label}
        hint={texts.active.hint}
        isChecked={values.is_active}
        onChange={(is_active) => onChange({ is_active })}
      />
    </fieldset>
  );
}

/** Renders how the listings of a source are shown: their language, brokers, photos, and what the source asks for. */
export function ListingFields({ language, sites, values, wrong, onChange }: SiteFieldsProps) {
  const texts = formTexts[language];
  return (
    <fieldset className="feed-group">
      <legend>{texts.groups.listings}</legend>
      <ChoiceField
        label={texts.language.label}
        hint={texts.language.hint}
        value={values.language}
        options={texts.language.options}
        onChange={(chosen) => onChange({ language: chosen })}
      />
      <ChoiceField
        label={texts.otherType.label}
        hint={texts.otherType.hint}
        value={values.otherType}
        options={texts.types}
        onChange={(otherType) => onChange({ otherType })}
      />
      <ChoiceField
        label={texts.transaction.label}
        value={values.unknownTransaction}
        options={texts.transaction.options}
        onChange={(unknownTransaction) => onChange({ unknownTransaction })}
      />
      <BrokerFields language={language} sites={sites} values={values} wrong={wrong} onChange={onChange} />
      <PhotoField language={language} values={values} wrong={wrong} onChange={onChange} />
      {values.kind === 'ddf' && (
        <ChoiceField
          label={texts.reports.label}
          hint={texts.reports.hint}
          value={values.reports}
          options={texts.reports.options}
          onChange={(reports) => onChange({ reports })}
        />
      )}
      {values.kind === 'ddf' && (
        <BoxField
          label={texts.sendsLeads.label}
          hint={texts.sendsLeads.hint}
          isChecked={values.sendsLeads}
          onChange={(sendsLeads) => onChange({ sendsLeads })}
        />
      )}
      <DisplayFields language={language} values={values} wrong={wrong} onChange={onChange} />
    </fieldset>
  );
}

/** Renders the e-mail addresses that get the alarms of a source. */
export function AlarmFields({ language, values, wrong, onChange }: FieldsProps) {
  const texts = formTexts[language];
  return (
    <fieldset className="feed-group">
      <legend>{texts.groups.alarms}</legend>
      <LinesField
        label={texts.recipients.label}
        hint={texts.recipients.hint}
        wrong={wrongOf(wrong, 'settings.alarmRecipients')}
        value={values.recipients}
        onChange={(recipients) => onChange({ recipients })}
      />
    </fieldset>
  );
}
