import { expect, test } from 'vitest';
import { type BadgeFacts, badgeOf } from './badge.ts';

const now = new Date('2026-06-15T12:00:00Z');
const day = 86_400_000;

const plain: BadgeFacts = {
  standard_status: 'Active',
  transaction_type: 'buy',
  property_type: 'maison',
  new_construction: false,
  foreclosed: false,
  collection: false,
  conditional_offer: false,
  on_market_timestamp: new Date(now.getTime() - 60 * day),
  open_house_end: null,
};

const fresh = { on_market_timestamp: new Date(now.getTime() - 13 * day) };
const openHouse = { open_house_end: new Date(now.getTime() + day) };

test('an ordinary listing has no badge', () => {
  expect(badgeOf(plain, now)).toBeNull();
});

test.each([
  ['sold', { standard_status: 'Closed', conditional_offer: true, ...openHouse, ...fresh }],
  ['conditional', { conditional_offer: true, ...openHouse, ...fresh }],
  ['open-house', { ...openHouse, ...fresh }],
  ['new', { ...fresh, new_construction: true }],
  ['new-build', { new_construction: true, transaction_type: 'rent' }],
  ['rent', { transaction_type: 'rent', foreclosed: true }],
  ['foreclosed', { foreclosed: true, collection: true }],
  ['collection', { collection: true, property_type: 'comm' }],
  ['commercial', { property_type: 'comm' }],
] as const)('%s goes before the badges after it', (badge, facts) => {
  expect(badgeOf({ ...plain, ...facts }, now)).toBe(badge);
});

test('an open house that is over and a listing of two weeks give no badge', () => {
  const over = { open_house_end: new Date(now.getTime() - 1) };
  const old = { on_market_timestamp: new Date(now.getTime() - 14 * day) };
  expect(badgeOf({ ...plain, ...over, ...old }, now)).toBeNull();
});
