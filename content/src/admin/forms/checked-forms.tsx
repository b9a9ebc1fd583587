'use client';

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

type Functions = ReturnType<typeof useServerFunctions>;
type Request = Parameters<Functions['getFormState']>[0];

/** Where a form is in the admin; a document that is created has no id. */
export interface FormPlace {
  collectionSlug?: string | undefined;
  globalSlug?: string | undefined;
  id?: number | string | undefined;
}

/** The last state of a form that was sent to the server for validation. */
export interface CheckedForm {
  state: FormState;
  /** True until the server has answered. */
  isInFlight: boolean;
}

const CheckedFormsContext = createContext<ReadonlyMap<string, CheckedForm>>(new Map());

const keyOf = ({ collectionSlug, globalSlug, id }: FormPlace) => [collectionSlug ?? globalSlug, id].join('/');

/** Records what Payload's forms send to the server for validation. */
export function CheckedForms({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const [forms] = useState(() => new Map<string, CheckedForm>());
  const value = useMemo(() => {
    const getFormState = async (request: Request) => {
      const { formState: state } = request;
      if (!state) return await functions.getFormState(request);
      const form = { state, isInFlight: true };
      forms.set(keyOf(request), form);
      try {
        return await functions.getFormState(request);
      } finally {
        form.isInFlight = false;
      }
    };
    return { ...functions, getFormState: getFormState as Functions['getFormState'] };
  }, [functions, forms]);
  return (
    <ServerFunctionsContext value={value}>
      <CheckedFormsContext value={forms}>{children}</CheckedFormsContext>
    </ServerFunctionsContext>
  );
}

/** Returns a function that returns the last state of a form that was sent for validation; undefined before the first. */
export function useCheckedForm({ collectionSlug, globalSlug, id }: FormPlace): () => CheckedForm | undefined {
  const forms = useContext(CheckedFormsContext);
  const key = keyOf({ collectionSlug, globalSlug, id });
  return useCallback(() => forms.get(key), [forms, key]);
}
