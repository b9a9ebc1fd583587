import { useEffect, useRef } from 'react';

/** Ids that Payload gives to the buttons that save a form. */
const saveButtons = ['action-save-draft', 'action-save'];

/** Returns a function that clicks the button with which the form was saved last. */
export function useLastSaveButton(): () => void {
  const last = useRef<string>(null);
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const id = target instanceof Element ? target.closest('button')?.id : undefined;
      if (id !== undefined && saveButtons.includes(id)) last.current = id;
    };
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, []);
  return () =>
    document.getElementById(last.current ?? saveButtons.find((id) => document.getElementById(id)) ?? '')?.click();
}
