import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `search` with the phrase in a field when the form of the field is sent, instead of sending it. The form knows
 * nothing of it, so that the code of the combobox comes with the field alone.
 */
export function usePhraseSubmit(
  field: RefObject<HTMLInputElement | null>,
  search: ((text: string) => void) | null,
): void {
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    const text = field.current?.value.trim();
    if (!text || !search) return;
    event.preventDefault();
    event.stopPropagation();
    search(text);
  });
  useEffect(() => {
    const form = field.current?.form;
    const listener = (event: SubmitEvent) => onSubmit(event);
    form?.addEventListener('submit', listener);
    return () => form?.removeEventListener('submit', listener);
  }, [field]);
}
