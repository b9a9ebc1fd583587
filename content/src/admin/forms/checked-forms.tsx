'use client';

import { ServerFunctionsContext, useForm, useServerFunctions } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { withoutMovedRows } from './without-moved-rows.ts';

type Functions = ReturnType<typeof useServerFunctions>;
type Request = Parameters<Functions['getFormState']>[0];

/** Identifies the document or global that a form edits. A document that is not stored yet has no id. */
export interface FormPlace {
  collectionSlug?: string | undefined;
  globalSlug?: string | undefined;
  id?: number | string | undefined;
}

/** The last state of a form that was sent to the server for validation. */
interface CheckedForm {
  state: FormState;
  /** True until the server has answered. */
  isInFlight: boolean;
}

/** An open form, by its place. */
interface OpenForm {
  /** Undefined before the first validation. */
  checked?: CheckedForm;
  /** Returns its present state; absent for a form without notices. */
  getFields?: (() => FormState) | undefined;
}

const OpenFormsContext = createContext(new Map<string, OpenForm>());

const keyOf = ({ collectionSlug, globalSlug, id }: FormPlace) => [collectionSlug ?? globalSlug, id].join('/');

/** Records what Payload's forms send to the server for validation, and keeps what no longer fits out of its answers. */
export function CheckedForms({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const [forms] = useState(() => new Map<string, OpenForm>());
  const value = useMemo(() => {
    const getFormState = async (request: Request) => {
      const { formState: sent, schemaPath } = request;
      // The form of a link in a text names the document too.
      const isWhole = schemaPath === (request.collectionSlug ?? request.globalSlug);
      if (!sent || !isWhole) return await functions.getFormState(request);
      const form = openForm(forms, keyOf(request));
      const checked = { state: sent, isInFlight: true };
      form.checked = checked;
      try {
        const answer = await functions.getFormState(request);
        const now = form.getFields?.();
        return now && answer?.state ? { ...answer, state: withoutMovedRows(answer.state, sent, now) } : answer;
      } finally {
        checked.isInFlight = false;
      }
    };
    return { ...functions, getFormState: getFormState as Functions['getFormState'] };
  }, [functions, forms]);
  return (
    <ServerFunctionsContext value={value}>
      <OpenFormsContext value={forms}>{children}</OpenFormsContext>
    </ServerFunctionsContext>
  );
}

/** Returns the record of a form, which begins here. */
function openForm(forms: Map<string, OpenForm>, key: string): OpenForm {
  const form = forms.get(key) ?? {};
  forms.set(key, form);
  return form;
}

/**
 * Keeps answers of the server from fields that have moved in a form. Returns a function that returns the last state of the form that was
 * sent for validation; undefined before the first.
 */
export function useCheckedForm({ collectionSlug, globalSlug, id }: FormPlace): () => CheckedForm | undefined {
  const forms = useContext(OpenFormsContext);
  const { getFields } = useForm();
  const key = keyOf({ collectionSlug, globalSlug, id });
  useEffect(() => {
    const form = openForm(forms, key);
    form.getFields = getFields;
    return () => {
      if (form.getFields === getFields) form.getFields = undefined;
    };
  }, [forms, key, getFields]);
  return useCallback(() => forms.get(key)?.checked, [forms, key]);
}
