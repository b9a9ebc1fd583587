import type { FieldError } from '@vitrine/contract/core/contact.ts';
import { type CompositionEvent, type FormEvent, type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from '../locale/use-locale.tsx';
import { contactReducer, neutralContact } from './contact-state.ts';
import { fillKnownDetails, rememberDetail } from './known-details.ts';
import { maskPhone, maskTyping } from './mask.ts';
import { submitContact } from './submit-contact.ts';

/**
 * Returns the state of a contact form and the handlers of its events. The fields hold the typed values, the state holds only the result of a
 * submission (docs/decisions/0007-own-contact-form.md).
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, answerCaptcha: () => Promise<string>) {
  const locale = useLocale();
  const [state, dispatch] = useReducer(contactReducer, neutralContact);
  const [sent, setSent] = useState({ email: '', message: '' });
  const nextTitle = useRef<HTMLHeadingElement>(null);
  // A ref, because the state updates too late to stop a second submission in the same tick.
  const isSending = useRef(false);

  useEffect(() => {
    if (!form.current) return;
    // Native validation messages are only for visitors without JavaScript.
    form.current.noValidate = true;
    fillKnownDetails(form.current);
  }, [form]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const element = event.currentTarget;
    dispatch({ kind: 'send' });
    const data = new FormData(element);
    const outcome = await submitContact(data, answerCaptcha, locale);
    isSending.current = false;
    // Rendered synchronously, so that the field that gets the focus already has its error message.
    flushSync(() => {
      setSent({ email: String(data.get('email') ?? ''), message: String(data.get('message') ?? '') });
      dispatch(outcome);
    });
    nextTitle.current?.focus();
    if (outcome.kind === 'refused') focus(firstInvalid(element, outcome.errors));
    if (outcome.kind === 'failed') focus(element.querySelector<HTMLElement>('[type="submit"]'));
  }

  function edit({ target, nativeEvent }: FormEvent<HTMLFormElement> | CompositionEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    if (target instanceof HTMLInputElement && target.name === 'phone')
      maskTyping({ currentTarget: target, nativeEvent }, maskPhone);
    rememberDetail(target.name, target.value);
    dispatch({ kind: 'edited', field: target.name });
  }

  function closeToast() {
    if (state.outcome === 'success' && form.current) {
      form.current.reset();
      fillKnownDetails(form.current);
    }
    dispatch({ kind: 'toastClosed' });
  }

  return { state, sent, nextTitle, submit, edit, closeToast, restart: () => dispatch({ kind: 'restart' }) };
}

/** Returns the first invalid field. Errors come in the order of the form; an error of a hidden field shows in the toast only. */
function firstInvalid(form: HTMLFormElement, errors: readonly FieldError[]): HTMLElement | undefined {
  const fields = errors.map(({ field }) => form.elements.namedItem(field));
  return fields.filter((field) => field instanceof HTMLElement).find(({ ariaInvalid }) => ariaInvalid === 'true');
}

/** Focuses what the visitor needs next and moves it to the middle of the screen, because the toast covers the bottom of a phone's. */
function focus(target: HTMLElement | null | undefined): void {
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
