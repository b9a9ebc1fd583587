// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './blog-post.fixture.ts';
import { block } from './blog-post.tsx';

const page = (name: string) => new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html');

test('an article shows its tags, title, author and details, then its picture, and its content below', () => {
  const html = page('default');
  const [header, stage, lower] = html.querySelectorAll('article > *');
  expect(header?.textContent).toBe(
    'VendreMise en valeur\u00a0: un samedi par pièceAnnick Bergeron5 août 20264\u00a0mins',
  );
  expect(header?.querySelectorAll('li > svg')).toHaveLength(2);
  expect(stage?.querySelector('img')?.alt).toBe('Un salon mis en valeur');
  expect(lower?.querySelector('h2')?.textContent).toContain('Le premier samedi');
});

test('an article is shared by Facebook, Twitter, LinkedIn, print and mail', () => {
  const list = page('default').querySelector('[aria-label="Partager"]');
  const hosts = [...(list?.querySelectorAll('a') ?? [])].map(
    ({ href }) => new URL(href).host || new URL(href).protocol,
  );
  expect(hosts).toEqual(['www.facebook.com', 'twitter.com', 'www.linkedin.com', 'mailto:']);
  expect(list?.querySelectorAll('button[data-action=print]')).toHaveLength(1);
});
