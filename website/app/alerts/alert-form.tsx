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
 * Renders a form that changes the alert. The answer redirects to the page and replaces its history entry, so that the back
 * button skips the changes.
 */
export const AlertForm = ({ formPath, className, children }: FormProps) => (
  <Form method="post" action={formPath} replace className={className}>
    {children}
  </Form>
);

/** True while a change is being sent. */
export const useIsChanging = (): boolean => useNavigation().formMethod === 'POST';

interface ButtonProps {
  formPath: string;
  action: AlertAction;
  /** True for the main action of the page. */
  isLarge?: boolean;
}

/** Renders a change that needs only a button. */
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
