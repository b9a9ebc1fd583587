import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CmsLink } from './cms-link.tsx';
import { finishHref, finishLink } from './finish-link.server.ts';

const context = {
  locale: 'fr' as const,
  internalQuery: {},
  asset: (url: string) => `https://assets.test${url}`,
  color: () => null,
  warn: () => undefined,
};
const href = (url: string | null, more = {}) => finishHref(url, { ...context, ...more });

describe('finishHref', () => {
  test.each([
    ['/contact', '/fr/contact'],
    ['/', '/fr'],
    ['/fr/contact', '/fr/contact'],
    ['/en/contact', '/en/contact'],
    ['/contact?a=1#b', '/fr/contact?a=1#b'],
    ['/français', '/fr/fran%C3%A7ais'],
    ['/a/../..//evil.example', '/fr/evil.example'],
    ['/en/../..//evil.example', '/fr/evil.example'],
    ['/.//evil.example', '/fr/evil.example'],
    ['/../contact', '/fr/contact'],
  ])('leads from %s to %s', (url, expected) => {
    expect(href(url)).toEqual({ href: expected, isInternal: true });
  });

  test('resolves a file of the content service against the base of the assets', () => {
    expect(href('/resources/guide.pdf', { internalQuery: { variant: '42' } })).toEqual({
      href: 'https://assets.test/resources/guide.pdf',
      isInternal: false,
    });
  });

  test('carries the internal query on', () => {
    expect(href('/a?b=1', { internalQuery: { variant: '42' } }).href).toBe('/fr/a?b=1&variant=42');
  });

  test.each([
    'https://example.ca/a',
    'http://example.ca',
    'mailto:a@example.ca',
    'tel:+15145550100',
    'sms:+15145550100',
    '#a',
  ])('leaves %s as it is', (url) => expect(href(url)).toEqual({ href: url, isInternal: false }));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'evil.example',
    '',
    null,
  ])('gives %j no address', (url) => {
    expect(href(url)).toEqual({ href: null, isInternal: false });
  });
});

describe('finishLink', () => {
  const link = { cms_component: 'link' as const, text: { fr: 'Écrire', en: 'Write' }, url: { fr: '/contact' } };

  test('is a button unless its format type is href', () => {
    expect(finishLink(link, context)?.isButton).toBe(true);
    expect(finishLink({ ...link, format: { type: 'href' } }, context)?.isButton).toBe(false);
  });

  test('has an icon on its right, or on its left where the content says so, of the weight that it asks for', () => {
    const icon = (align: string | null) =>
      finishLink({ ...link, icon: { type: 'arrow-right', align, font_weight: 'light' } }, context)?.icon;
    expect(icon('left')).toMatchObject({ align: 'left', stroke: 1.25 });
    expect([icon('right')?.align, icon(null)?.align, icon('above')?.align]).toEqual(['right', 'right', 'right']);
  });

  test('opens a new tab where its target is blank, and is then a plain anchor', () => {
    expect(finishLink({ ...link, target: 'blank' }, context)).toMatchObject({ isNewTab: true, isInternal: false });
    expect(finishLink({ ...link, target: 'self' }, context)).toMatchObject({ isNewTab: false, isInternal: true });
  });

  test('has the colours of its format', () => {
    const color = (value: string | null | undefined) => (value ? `#${value}` : null);
    const format = { type: 'button', color: 'fff', bg_color: '000' };
    expect(finishLink({ ...link, format }, { ...context, color })).toMatchObject({ color: '#fff', background: '#000' });
  });

  test('takes the words and the address of the other language where its own has none', () => {
    const english = finishLink({ ...link, text: { en: 'Write' } }, { ...context, locale: 'en' });
    expect(english).toMatchObject({ text: 'Write', href: '/en/contact' });
  });

  test('leads to the contact page where its action would open the contact modal', () => {
    const action = { ...link, url: null, on_click_action: 'open_contact_modal' };
    expect(finishLink(action, context)).toMatchObject({ action: 'open_contact_modal', href: '/fr/contact' });
  });

  test('warns of an unknown action and drops it', () => {
    const warnings: string[] = [];
    const finished = finishLink(
      { ...link, on_click_action: 'explode' },
      { ...context, warn: (text) => warnings.push(text) },
    );
    expect(finished?.action).toBeNull();
    expect(warnings).toEqual(['Unknown action type: explode']);
  });

  test('is nothing without words or an icon', () => {
    expect(finishLink({ ...link, text: null }, context)).toBeNull();
  });
});

describe('the element of a link', () => {
  const link = { cms_component: 'link' as const, text: { fr: 'Écrire' }, url: { fr: '/contact' } };
  const draw = (more: object) => {
    const finished = finishLink({ ...link, ...more }, context);
    return finished ? renderToStaticMarkup(createElement(CmsLink, { link: finished })) : '';
  };

  test('leads somewhere by a plain anchor', () => {
    expect(draw({})).toMatch(/^<a class="[^"]*" href="\/fr\/contact">Écrire<\/a>$/);
  });

  test('is dead without an address: no tab stop, and a nofollow hint', () => {
    const html = draw({ url: { fr: 'javascript:alert(1)' } });
    expect(html).toContain('tabindex="-1" rel="nofollow"');
    expect(html).not.toContain('href');
  });

  test('that opens a new tab knows nothing of the page it left', () => {
    expect(draw({ target: 'blank' })).toContain('target="_blank" rel="noopener"');
  });

  test('has its icon on the side that the content asks for', () => {
    expect(draw({ icon: { type: 'mail', align: 'left' } })).toMatch(/<svg.*<\/svg>Écrire/);
    expect(draw({ icon: { type: 'mail', align: 'right' } })).toMatch(/Écrire<svg/);
  });
});
