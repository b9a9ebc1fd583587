'use client';

import {
  Button,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { isLocale } from '@vitrine/contract/locale.ts';
import type { FormState } from 'payload';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { withLabel } from '../../values/with-label.ts';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { fieldAddress, useRevealField } from '../publish/reveal-field.ts';
import { onSaveFailure, saveFailure } from './failed-saves.ts';
import { formTexts } from './form-texts.ts';
import { type KeptRefusal, keepRefusals, markRefused } from './keep-refusals.ts';
import { type RefusedField, refusedFields } from './refused-fields.ts';
import { useLastSaveButton } from './use-last-save-button.ts';
import { useOtherLanguageErrors } from './use-other-language-errors.ts';
import { type Refusals, useRefusedSave } from './use-refused-save.ts';
import './forms.css';

/**
 * Shows above a form why it was not saved: every invalid field with its label, its error and a link that opens it. The focus moves to the
 * list, so that screen readers read it out.
 */
export function SaveSummary() {
  const refusals = useRefusedSave();
  const { count } = refusals;
  const refused = useRefusedFields(refusals);
  const { isValid } = useForm();
  const { reason } = useSyncExternalStore(onSaveFailure, saveFailure, saveFailure);
  const press = useLastSaveButton();
  const reveal = useRevealField();
  const section = useRef<HTMLElement>(null);
  const titleId = useId();
  const t = formTexts[useEditorLanguage()];
  const isRefused = count > 0 && refused.length > 0;
  const isShown = isRefused || (count > 0 && (isValid || reason !== null));

  useEffect(() => {
    if (count > 0) section.current?.focus();
  }, [count]);

  if (!isShown) return null;
  return (
    <section ref={section} className="save-summary" tabIndex={-1} aria-labelledby={titleId}>
      <div role="alert">
        <h2 id={titleId}>{isRefused ? t.refused(refused.length) : t.notSaved}</h2>
        <p>{isRefused ? t.refusedHint : (reason ?? t.notSavedHint)}</p>
        {!isRefused && reason && <p>{t.kept}</p>}
        {isRefused && (
          <ul>
            {refused.map((field) => (
              <li key={`${field.path} ${field.locale}`}>
                <RefusedLine field={field} onOpen={() => void reveal(field.path)} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {!isRefused && press && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={press}>
          {t.retry}
        </Button>
      )}
    </section>
  );
}

/** Returns the wrong fields of the form, then those of the other language that kept it from being saved. */
function useRefusedFields(refusals: Refusals): RefusedField[] {
  const { config, getEntityConfig } = useConfig();
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const state = useRefusedState(refusals);
  const others = useOtherLanguageErrors();
  const { code } = useLocale();
  const language = useEditorLanguage();
  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : globalSlug
      ? getEntityConfig({ globalSlug })
      : null;
  const form = { fields: entity?.fields ?? [], blocks: config.blocksMap, locale: isLocale(code) ? code : null };
  return refusedFields(state, others, form, language);
}

/** Returns the state of the form with the errors of the last save. */
function useRefusedState(refusals: Refusals): FormState {
  const [state] = useAllFormFields();
  const [kept, setKept] = useState<readonly KeptRefusal[]>([]);

  const keep = useEffectEvent(({ count, fields }: Refusals) => setKept(count > 0 ? keepRefusals(state, fields) : []));
  useLayoutEffect(() => keep(refusals), [refusals]);

  return markRefused(state, kept);
}

function RefusedLine({ field: { path, place, message, locale }, onOpen }: { field: RefusedField; onOpen: () => void }) {
  const { t: translate } = useTranslation();
  const { code } = useLocale();
  const language = useEditorLanguage();
  const t = formTexts[language];
  if (!place) return message;
  const text = withLabel(
    language,
    t.field({ names: place.names, tab: place.tab && place.tab.index > 0 ? place.tab.label : null, locale }),
    message === translate('validation:required') ? t.required : message,
  );
  if (locale && locale !== code) return <a href={fieldAddress(path, locale)}>{text}</a>;
  return (
    <a
      href={`#field-${path.replaceAll('.', '__')}`}
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      {text}
    </a>
  );
}
