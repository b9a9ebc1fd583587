// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

const push = vi.fn();
const toast = { success: vi.fn(), error: vi.fn() };
vi.mock('next/navigation.js', () => ({ useRouter: () => ({ push }) }));
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick, disabled }: ComponentProps<'button'>) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  toast,
  useDocumentInfo: () => ({ id: 3 }),
  useFormFields: () => false,
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}));
const { CreatePage } = await import('./create-page.tsx');

const button = () => screen.getByRole<HTMLButtonElement>('button');
const press = () => act(async () => fireEvent.click(button()));

test('the page of a person is created once, and again only after a failure', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(cleanup);
  let answer = Promise.withResolvers<Response>();
  const fetched = vi.fn(() => answer.promise);
  vi.stubGlobal('fetch', fetched);
  render(<CreatePage />);
  await press();
  await press();
  expect(fetched).toHaveBeenCalledOnce();
  await act(async () => answer.resolve(new Response(null, { status: 500 })));
  expect(toast.error).toHaveBeenCalledOnce();
  answer = Promise.withResolvers();
  await press();
  await act(async () => answer.resolve(Response.json({ page: 7 })));
  expect(push.mock.calls).toEqual([['/admin/collections/pages/7']]);
  await press();
  expect(fetched).toHaveBeenCalledTimes(2);
});
