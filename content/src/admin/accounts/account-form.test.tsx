// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, disabled }: ComponentProps<'button'>) => (
    <button type="submit" disabled={disabled}>
      {children}
    </button>
  ),
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}));

const { AccountField } = await import('./account-field.tsx');
const { AccountForm } = await import('./account-form.tsx');

afterEach(cleanup);

test('takes the Enter key as soon as it shows why it was refused', async () => {
  const onSubmit = async () => ({ field: 'name', message: 'Déjà pris' });
  render(
    <AccountForm submit="Envoyer" onSubmit={onSubmit}>
      <AccountField label="Nom" name="name" defaultValue="Léa" />
    </AccountForm>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button');
  const wasDisabled: boolean[] = [];
  const observer = new MutationObserver(() => {
    if (screen.queryByText('Déjà pris')) wasDisabled.push(button.disabled);
  });
  onTestFinished(() => observer.disconnect());
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  // React renders in its own time outside `act`, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => void vi.unstubAllGlobals());
  button.click();
  await expect.poll(() => wasDisabled.at(-1)).toBe(false);
  expect(wasDisabled).not.toContain(true);
});
