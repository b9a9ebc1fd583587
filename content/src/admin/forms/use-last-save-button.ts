import { useForm } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Ids that Payload gives to the buttons that save a form. */
const saveButtons = ['action-save-draft', 'action-save'];

/**
 * Returns a function that clicks the button with which the form was saved last. The forms of drawers, whose buttons have
 * the same ids, are not within the form that they cover.
 */
export function useLastSaveButton(): () => void {
  const { formRef } = useForm();
  const last = useRef<string>(null);
  useEffect(() => {
    const { current: form } = formRef;
    const remember = ({ target }: MouseEvent) => {
      const id = target instanceof Element ? target.closest('button')?.id : undefined;
      if (id !== undefined && saveButtons.includes(id)) last.current = id;
    };
    form.addEventListener('click', remember, { capture: true });
    return () => form.removeEventListener('click', remember, { capture: true });
  }, [formRef]);
  return () => {
    const find = (id: string) => formRef.current?.querySelector<HTMLElement>(`#${id}`);
    const button = last.current === null ? saveButtons.map(find).find(Boolean) : find(last.current);
    button?.click();
  };
}
