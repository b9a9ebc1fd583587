import type { WireBlock } from '@vitrine/contract/site.ts';
import { describe, expect, test } from 'vitest';
import { generateListings } from '../listings/generate-listings.ts';
import { demoSites } from './demo-sites.ts';

const [agency, broker] = demoSites;

describe.each(demoSites.map((site) => ({ name: site.name.fr, site })))('$name', ({ site }) => {
  const known = new Set(site.core.recipients.map(({ type, slug }) => `${type}/${slug}`));

  test('every contact form writes to the site or to somebody whom the site knows', () => {
    const blocks = site.pages
      .flatMap((page) => page.blocks)
      .filter(({ block_type }) => block_type === 'contact_form_block');
    const wanted = blocks.map(recipientOfForm).filter((recipient) => recipient !== 'site');
    expect(blocks.length).toBeGreaterThan(0);
    expect(wanted.filter((recipient) => !known.has(recipient))).toEqual([]);
  });

  test('nobody is named twice, and everybody of the site can be written to', () => {
    expect(known.size).toBe(site.core.recipients.length);
    const slugs = site.core.recipients.map(({ slug }) => slug);
    const people = [...site.people, ...site.offices].map(({ slug }) => slug);
    expect(people.filter((slug) => !slugs.includes(slug))).toEqual([]);
  });
});

const recipientOfForm = ({ fields }: WireBlock): string =>
  fields?.recipient_slug
    ? `${fields.recipient_type}/${fields.recipient_slug}`
    : String(fields?.recipient_type ?? 'site');

test('the broker of every listing is known to the agency', () => {
  const brokers = new Set(agency?.core.recipients.filter(({ type }) => type === 'broker').map(({ slug }) => slug));
  const agents = new Set([...generateListings({ count: 2000, seed: 1 })].map(({ AgentKey }) => AgentKey));
  expect(agents.size).toBeGreaterThan(5);
  expect([...agents].filter((agent) => !agent || !brokers.has(agent))).toEqual([]);
});

test('a message to the broker’s site is one to the broker', () => {
  const { defaultRecipient, recipients } = broker?.core ?? {};
  expect(recipients?.find(({ type }) => type === 'broker')?.email).toBe(defaultRecipient?.email);
});
