// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createContext, type ReactNode, useContext, useRef } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const FormContext = createContext<object>({});
vi.mock('@payloadcms/ui', () => ({ useForm: () => useContext(FormContext) }));
const { useLastSaveButton } = await import('./use-last-save-button.ts');

const pressed = vi.fn();

function Form({ name, children }: { name: string; children?: ReactNode }) {
  const formRef = useRef<HTMLFormElement>(null);
  return (
    <form ref={formRef} aria-label={name}>
      <FormContext value={{ formRef }}>
        <Buttons name={name} />
        {children}
      </FormContext>
    </form>
  );
}

/** The buttons of Payload, whose ids are the same in every form. */
function Buttons({ name }: { name: string }) {
  const retry = useLastSaveButton();
  return ['action-save-draft', 'action-save', 'retry'].map((id) => (
    <button type="button" key={id} id={id} onClick={id === 'retry' ? retry : () => pressed(name, id)}>
      {`${name} ${id}`}
    </button>
  ));
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** A page, and the form of a drawer, which React places below the page and the browser behind it. */
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(cleanup);
  render(<Form name="page">{createPortal(<Form name="drawer" />, document.body)}</Form>);
  pressed.mockClear();
});

test('a save is tried again with the first button of its own form, when none was pressed in it', () => {
  press('drawer retry');
  expect(pressed.mock.calls).toEqual([['drawer', 'action-save-draft']]);
});

test('a save is tried again with the button that was pressed last in its own form', () => {
  press('page action-save-draft');
  press('drawer action-save');
  press('page retry');
  press('drawer retry');
  expect(pressed.mock.calls.slice(2)).toEqual([
    ['page', 'action-save-draft'],
    ['drawer', 'action-save'],
  ]);
});
