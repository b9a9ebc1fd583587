import type { FieldError } from '@vitrine/contract/core/contact.ts';
import { X } from 'lucide-react';
import { type ChangeEvent, type CompositionEvent, useId } from 'react';
import { Field, TextareaField } from '../forms/field.tsx';
import { applyMask, maskPhone, maskTyping } from '../forms/mask.ts';
import { useTexts } from '../locale/define-texts.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { chosenLines, groupChoices } from '../search/group-choices.ts';
import { MunicipalityField } from '../search/municipality-field.tsx';
import { labelOf, type SearchChoices } from '../search/search-data.ts';
import { ChoicePills } from '../ui/choice-pills/choice-pills.tsx';
import { BudgetField } from './budget-field.tsx';
import type { StepField } from './step-definition.ts';
import { municipalitiesOf, type StepValues } from './step-values.ts';
import styles from './steps-form.module.css';
import { stepsTexts } from './steps-texts.ts';

interface Props {
  field: StepField;
  values: StepValues;
  errors: readonly FieldError[];
  choices: SearchChoices;
  edit: (name: string, value: string) => void;
}

/** Returns the masked value of a field (steps.11). */
function masked({ kind, digits = 0 }: StepField, text: string): string {
  if (kind === 'number' || kind === 'year' || kind === 'surface') return applyMask('#'.repeat(digits), text);
  if (kind === 'phone') return maskPhone(text);
  return kind === 'postal-code' ? applyMask('@#@ #@#', text).toUpperCase() : text;
}

const inputTypes: Partial<Record<StepField['kind'], string>> = { email: 'email', phone: 'tel' };
const numeric: readonly StepField['kind'][] = ['number', 'year', 'surface'];

/** Renders one question of a step with its error message. */
export function StepQuestion({ field, values, errors, choices, edit }: Props) {
  const t = useTexts(stepsTexts);
  const errorId = `error${useId()}`;
  const { name, kind, limit = 200, isRequired, isWide } = field;
  const label = t.labelOf(name);
  const found = errors.find((error) => error.field === name);
  const error = found ? t.errorOf(name, found.code) : '';
  const value = values[name] ?? '';
  const className = isWide ? styles.wide : undefined;
  const pills = (options: { value: string; label: string }[], isAnswered = false) => (
    <div className={className} data-field={name}>
      <ChoicePills
        legend={label}
        note={isRequired || isAnswered ? undefined : t.optional}
        name={name}
        value={value}
        choices={options}
        describedBy={error ? errorId : undefined}
        isRequired={isRequired ?? false}
        onChange={(next) => edit(name, next)}
      />
      <Wrong id={errorId} error={error} />
    </div>
  );
  // Updates the field itself first, so that the caret keeps its position.
  const type = (event: ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) => {
    maskTyping(event, (text) => masked(field, text));
    edit(name, event.currentTarget.value);
  };
  switch (kind) {
    case 'municipalities':
    case 'municipality':
      return (
        <div className={className} data-field={name}>
          <MunicipalityField
            municipalities={choices.municipalities}
            chosen={municipalitiesOf(values)}
            errorId={error ? errorId : undefined}
            isSingle={kind === 'municipality'}
            allowsOther={kind === 'municipality'}
            isGrouped={kind === 'municipalities'}
            isRequired={isRequired ?? false}
            onChange={(codes) => edit(name, codes.join(','))}
          />
          {kind === 'municipalities' && <Chosen {...{ field, values, choices, edit }} />}
          <Wrong id={errorId} error={error} />
        </div>
      );
    case 'property-type':
      return pills(
        [
          ...(isRequired ? [] : [{ value: '', label: t.anyType }]),
          ...choices.types.map(({ code, label: words }) => ({ value: code, label: words })),
        ],
        true,
      );
    case 'recipient': {
      const asked = values[`asked_${name}`] ?? '';
      const known = name === 'office' ? choices.offices : choices.brokers;
      return pills(
        [
          { value: asked, label: labelOf(known, asked) },
          { value: '', label: t.anyRecipient },
        ],
        true,
      );
    }
    case 'area':
      return pills(
        [
          { value: values.asked_area ?? '', label: t.drawnArea },
          { value: '', label: t.noArea },
        ],
        true,
      );
    case 'choice':
      return pills(
        (field.options ?? []).map((option) => ({ value: option, label: t.optionOf(name, option) })),
        field.isAnswered,
      );
    case 'yes-no':
      return pills(
        [
          { value: 'true', label: t.yes },
          { value: 'false', label: t.no },
        ],
        true,
      );
    case 'budget':
      return <BudgetField values={values} edit={edit} />;
    case 'long-text':
      return (
        <TextareaField
          className={className}
          name={name}
          label={label}
          note={t.optional}
          error={error}
          rows={4}
          maxLength={limit}
          value={value}
          onChange={({ currentTarget }) => edit(name, currentTarget.value)}
        />
      );
    default:
      return (
        <Field
          className={className}
          name={name}
          type={inputTypes[kind] ?? 'text'}
          inputMode={numeric.includes(kind) ? 'numeric' : undefined}
          label={
            kind === 'surface' ? `${label} (${values.measurement_system === 'metric' ? t.metric : t.imperial})` : label
          }
          {...(!isRequired && { note: t.optional })}
          error={error}
          autoComplete={field.autoComplete ?? 'off'}
          required={isRequired ?? false}
          maxLength={limit}
          value={value}
          onChange={type}
          onCompositionEnd={type}
        />
      );
  }
}

const Wrong = ({ id, error }: { id: string; error: string }) =>
  error && (
    <p id={id} className={styles.error}>
      {error}
    </p>
  );

/** Renders the selected municipalities, each with a button that removes it. */
function Chosen({ field, values, choices, edit }: Pick<Props, 'field' | 'values' | 'choices' | 'edit'>) {
  const t = useTexts(stepsTexts);
  const locale = useLocale();
  const chosen = municipalitiesOf(values);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen}>
      {chosenLines(groupChoices(choices.municipalities, locale), chosen).map(({ code, label, codes }) => (
        <li key={code}>
          <button
            type="button"
            className={styles.tag}
            aria-label={t.without(label)}
            onClick={() => edit(field.name, chosen.filter((other) => !codes.includes(other)).join(','))}
          >
            {label} <X size={16} strokeWidth={2} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
