import { createContext, type FormEvent, type ReactNode, useContext, useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { navigate } from '../navigation/navigate.ts';
import { Button } from '../ui/button/button.tsx';
import styles from './alert-page.module.css';
import { alertTexts } from './alert-texts.ts';
import type { AlertAction } from './alert-view.ts';
import { sendAlertForm } from './send-alert-form.ts';

interface FormProps {
  /** `/api/alerts/{token}` with the language of the page. */
  formPath: string;
  className?: string | undefined;
  children: ReactNode;
}

const SendingContext = createContext(false);

/**
 * Renders a form that changes the alert. With JavaScript the result replaces the history entry of the page, so that the back
 * button skips the changes.
 */
export function AlertForm({ formPath, className, children }: FormProps) {
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent; // React types it as any event
    setSending(true);
    await navigate(await sendAlertForm(form, submitter), { replace: true });
    setSending(false);
  };
  return (
    <form method="post" action={formPath} className={className} onSubmit={send}>
      <SendingContext value={isSending}>{children}</SendingContext>
    </form>
  );
}

interface ButtonProps {
  action: AlertAction;
  /** True for the main action of the page. */
  isLarge?: boolean;
  isDisabled?: boolean;
}

/** Renders a change that needs only a button. */
export const AlertButton = ({ formPath, ...button }: ButtonProps & { formPath: string }) => (
  <AlertForm formPath={formPath}>
    <SubmitButton {...button} />
  </AlertForm>
);

/** Renders the button that sends the form around it. */
export function SubmitButton({ action, isLarge = false, isDisabled = false }: ButtonProps) {
  const t = useTexts(alertTexts);
  return (
    <Button
      type="submit"
      name="do"
      value={action}
      tone={isLarge ? 'primary' : 'quiet'}
      className={isLarge ? styles.large : undefined}
      disabled={useContext(SendingContext) || isDisabled}
    >
      {t.actionOf(action)}
    </Button>
  );
}
