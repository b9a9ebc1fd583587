import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTexts } from '../locale/define-texts.ts';
import { Button } from '../ui/button.tsx';
import styles from './alert-page.module.css';
import { alertTexts } from './alert-texts.ts';
import type { AlertAction } from './alert-view.ts';

interface FormProps {
  /** `/api/alerts/{token}` with the language of the page. */
  formPath: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A change of the alert. The answer leads back to the page, which takes the place of itself in the history, so that the browser's
 * back button does not walk through every change.
 */
export const AlertForm = ({ formPath, className, children }: FormProps) => (
  <Form method="post" action={formPath} replace className={className}>
    {children}
  </Form>
);

/** Whether a change is on its way. */
export const useIsChanging = (): boolean => useNavigation().formMethod === 'POST';

interface ButtonProps {
  formPath: string;
  action: AlertAction;
  /** Whether it is what the page is about. */
  isLarge?: boolean;
}

/** A change that needs no more than a press. */
export function AlertButton({ formPath, action, isLarge = false }: ButtonProps) {
  const t = useTexts(alertTexts);
  const isChanging = useIsChanging();
  return (
    <AlertForm formPath={formPath}>
      <Button
        type="submit"
        name="do"
        value={action}
        tone={isLarge ? 'primary' : 'quiet'}
        className={isLarge ? styles.large : undefined}
        disabled={isChanging}
      >
        {t.actionOf(action)}
      </Button>
    </AlertForm>
  );
}
