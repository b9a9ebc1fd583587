import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { LanguageModal } from './language-modal.tsx';

const draw = (locale: 'fr' | 'en', other: 'fr' | 'en') =>
  renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <LanguageModal isOpen onClose={() => undefined} other={other} href={`/${other}/blog`} />
    </LocaleProvider>,
  );

test.each([
  ['fr', 'en', 'Cet article n’est pas offert en anglais', 'Annuler', 'Retour au blogue'],
  ['en', 'fr', 'This article is not available in French', 'Cancel', 'Back to Blog'],
] as const)(
  'the warning in %s says what is missing in %s, and leads to the blog',
  (locale, other, title, cancel, redirect) => {
    const html = draw(locale, other);
    expect(html).toContain(title);
    expect(html).toMatch(new RegExp(`<button[^>]*>${cancel}</button>`));
    expect(html).toMatch(new RegExp(`<a[^>]*href="/${other}/blog"[^>]*>${redirect}</a>`));
  },
);
