import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocale } from '../locale/use-locale.tsx';
import type { Search } from './filters.ts';
import { phraseAddress } from './phrase-address.ts';

/**
 * Calls `leaveTo` with the address of the phrase in a field when the form of the field is sent, instead of sending it. The form knows
 * nothing of it, so that the code of the combobox comes with the field alone.
 */
export function usePhraseSubmit(
  field: RefObject<HTMLInputElement | null>,
  search: Search | undefined,
  leaveTo: (address: string) => void,
): void {
  const locale = useLocale();
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    const text = field.current?.value.trim();
    if (!text || !search) return;
    event.preventDefault();
    event.stopPropagation();
    leaveTo(phraseAddress(text, search, locale));
  });
  useEffect(() => {
    const form = field.current?.form;
    const listener = (event: SubmitEvent) => onSubmit(event);
    form?.addEventListener('submit', listener);
    return () => form?.removeEventListener('submit', listener);
  }, [field]);
}
