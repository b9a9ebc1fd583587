// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { leadDetail, staffSite } from '@vitrine/contract/core/staff-leads.ts';
import type { ComponentProps } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

interface Notice {
  duration: number;
  action: { label: string; onClick: () => void };
}
const toast = { success: vi.fn<(text: string, notice?: Notice) => string>(), error: vi.fn(), dismiss: vi.fn() };
const actions = { addNote: vi.fn(), editNote: vi.fn(), changeStage: vi.fn() };
vi.mock('next/navigation.js', () => ({ useRouter: () => ({ refresh: vi.fn(), push: vi.fn() }) }));
vi.mock('./actions.ts', () => actions);
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick, disabled, type = 'button', 'aria-label': label }: ComponentProps<'button'>) => (
    <button type={type} aria-label={label} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  ConfirmationModal: () => null,
  Pill: () => null,
  useModal: () => ({ openModal: vi.fn() }),
  toast,
}));

const { LeadPanel } = await import('./lead-panel.tsx');

const person = { name: 'Maude', email: 'm@example.ca', locale: 'fr' } as const;
const at = '2026-06-15T12:00:00Z';
const note = { kind: 'note', id: '7', text: 'Rappelée', staff: 'Léo', at, edited_at: null, can_change: true } as const;
const lead = leadDetail.parse({
  ...{ id: '1', microsite_id: 'm-1', form_type: 'contact_form', locale: 'fr', status: 'accepted', stage: 'new' },
  ...{ name: 'Ève', email: 'e@example.ca', phone: '', recipient: person, assigned_to: null, created_at: at },
  ...{ facts: [], message: '', without_captcha: false, source_page: null, variant: null, consent_text: null },
  ...{ expires_at: at, of_same_address: 1, history: [note] },
});
const site = staffSite.parse({
  ...{ microsite_id: 'm-1', name: { fr: 'Site', en: 'Site' }, default_recipient: person, recipients: [] },
});
const ok = (changed: object) => ({ kind: 'ok', data: { ...lead, ...changed } });

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

async function open() {
  onTestFinished(cleanup);
  let shown = { unmount: () => {} };
  await act(async () => {
    shown = render(<LeadPanel language="fr" lead={lead} site={site} />);
  });
  return shown;
}
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const write = (label: string | RegExp, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label, { selector: 'textarea' }), { target: { value } }));
const written = (label: string | RegExp) =>
  screen.getByLabelText<HTMLTextAreaElement>(label, { selector: 'textarea' }).value;

/** Makes an action of the server wait, and returns the function that answers it. */
function hold(action: keyof typeof actions) {
  const answer = Promise.withResolvers<unknown>();
  actions[action].mockReturnValueOnce(answer.promise);
  return (changed: object) => act(async () => answer.resolve(ok(changed)));
}

test('the button that takes a change of the stage back stays until it is closed, out of date, or the lead is left', async () => {
  const { unmount } = await open();
  toast.success.mockReturnValueOnce('first').mockReturnValueOnce('second');
  actions.changeStage.mockImplementation(async (_language, _id, { stage }) => ok({ stage }));
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Fermée' })));
  expect(toast.success.mock.lastCall?.[1]).toMatchObject({ duration: Infinity, action: { label: 'Annuler' } });
  expect(toast.dismiss).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'En cours' })));
  expect(toast.dismiss.mock.calls).toEqual([['first']]);
  unmount();
  expect(toast.dismiss.mock.calls).toEqual([['first'], ['second']]);
});

const ofNew = /^Ajouter une note/;
const ofEdited = /^Modifier la note/;

test('the text of a new note is emptied once it is saved', async () => {
  await open();
  const answer = hold('addNote');
  await write(ofNew, 'Un');
  await press('Ajouter la note');
  await answer({});
  expect(written(ofNew)).toBe('');
});

test('what is typed while a new note is saved stays', async () => {
  await open();
  const answer = hold('addNote');
  await write(ofNew, 'Un');
  await press('Ajouter la note');
  await write(ofNew, 'Un, deux');
  await answer({});
  expect(actions.addNote).toHaveBeenCalledWith('fr', '1', 'Un');
  expect(written(ofNew)).toBe('Un, deux');
});

test('a note whose text goes on changing while it is saved stays open, and closes once all of it is saved', async () => {
  await open();
  await press(ofEdited);
  for (const [saved, typed] of [
    ['Rappelée lundi', 'Rappelée lundi, puis mardi'],
    ['Rappelée lundi, puis mardi', null],
  ] as const) {
    const answer = hold('editNote');
    await write(ofEdited, saved);
    await press('Enregistrer la note');
    if (typed) await write(ofEdited, typed);
    await answer({ history: [{ ...note, text: saved }] });
    if (typed) expect(written(ofEdited)).toBe(typed);
  }
  expect(screen.queryByLabelText(ofEdited, { selector: 'textarea' })).toBeNull();
  screen.getByText('Rappelée lundi, puis mardi');
});
