// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { render } from '../../test-render.tsx';
import { ShareLinks } from './share-links.tsx';

const address = 'https://www.maison.test/fr/article';

test('each network, the mail and the printer has a name, and the networks open in a tab of their own', async () => {
  const page = await render(
    <LocaleProvider locale="fr">
      <ShareLinks title="4318, rue Fabre" address={address} />
    </LocaleProvider>,
  );
  const links = page.getAllByRole('link');
  expect(links).toHaveLength(4);
  for (const link of links) {
    expect(link.getAttribute('aria-label')).not.toBe('');
    expect(link.getAttribute('href')).toContain(encodeURIComponent(address));
  }
  expect(links.filter((link) => link.getAttribute('target') === '_blank')).toHaveLength(3);
  expect(page.getAllByRole('button').map(({ dataset }) => dataset.action)).toEqual(['share', 'print']);
});
