// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

const toast = { success: vi.fn(), error: vi.fn() };
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick, disabled }: ComponentProps<'button'>) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  toast,
  useAuth: () => ({ user: { id: 1, role: 'admin' } }),
  useDocumentInfo: () => ({ id: 3 }),
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}));
const { InvitationField } = await import('./invitation-field.tsx');

const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

test('an invitation is mailed once until the server answers', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(cleanup);
  const answer = Promise.withResolvers<Response>();
  const fetched = vi.fn(() => answer.promise);
  vi.stubGlobal('fetch', fetched);
  render(<InvitationField />);
  await press();
  await press();
  expect(fetched).toHaveBeenCalledOnce();
  await act(async () => answer.resolve(Response.json({ email: 'zoe@example.com' })));
  expect(toast.success.mock.calls).toEqual([[expect.stringContaining('zoe@example.com')]]);
  await press();
  expect(fetched).toHaveBeenCalledTimes(2);
});
