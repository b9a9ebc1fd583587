// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './properties.fixture.ts';
import { block } from './properties.tsx';

type Fixture = Parameters<typeof renderExample>[1];
const draw = (fixture: Fixture) => {
  document.body.innerHTML = renderExample(block, fixture);
  return document.body;
};
const show = (name: string) => draw(fixtures[name]);
const ofTotal = (total: number) => {
  const { default: example } = fixtures;
  return example && { ...example, fields: { ...example.fields, total } };
};
const seeAll = () => document.querySelector('header a')?.textContent;
const invitation = () => document.querySelector('[data-invitation]');

test('the link to all listings shows only for more than one', () => {
  show('default');
  expect(seeAll()).toBe('Voir toutes les propriétés');
  show('one listing');
  expect(seeAll()).toBeUndefined();
  draw(ofTotal(2));
  expect(seeAll()).toBe('Voir toutes les propriétés');
  draw(ofTotal(1));
  expect(seeAll()).toBeUndefined();
});

test('exactly three listings are followed by an invitation, two and four are not', () => {
  expect(show('exactly three listings').textContent).toContain('Vous cherchez autre chose');
  for (const name of ['one listing', 'default', 'three listings and no invitation']) {
    show(name);
    expect(invitation()).toBeNull();
  }
});

test('an invitation of the content replaces the default one', () => {
  show('three listings and an invitation of its own');
  expect(document.querySelectorAll('[data-invitation]')).toHaveLength(1);
  expect(invitation()?.textContent).toContain('Vous ne trouvez pas');
});

test('every marker of the map is in the list below it', () => {
  const links = [...show('default').querySelectorAll('details a')].map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(6);
  expect(new Set(links).size).toBe(6);
});

test('a failure of core shows a message with a retry link', () => {
  const page = show('core is away');
  expect(page.querySelector('[role=status]')?.textContent).toContain('ne sont pas accessibles');
  expect(page.querySelector('a[data-reload]')?.getAttribute('href')).toBe('/fr');
});
