import { expect, test } from 'vitest';
import type { Favourite } from '../components/favourites/favourite.ts';
import type { ListingSummary } from '../components/listing-card/listing-summary.ts';
import { favouriteChanges, type SeenListing, seenListing } from './favourite-changes.ts';
import type { ListingStateSummary } from './listing-state-summary.ts';

const card: ListingSummary = {
  ...{ uls: '10000001', href: '/fr/proprietes/x-10000001', type: 'Maison', price: '', street: '1, rue A' },
  ...{ municipality: 'Québec', badge: null, specs: { bed: '', bath: '', area: '' }, picture: null },
};
const saved: Favourite = { uls: '10000001', status: 'active', price: 450_000, savedAt: 1 };
const state: ListingStateSummary = {
  ...{ uls: '10000001', status: 'active', price: 450_000, showsPreviousPrice: true, card, successor: null },
};

const noPrice = { price: null, showsPreviousPrice: false };

test.each<[string, Partial<Favourite>, Partial<ListingStateSummary>, object[]]>([
  ['nothing that is as it was', {}, {}, []],
  ['a lower price with the one before', {}, { price: 400_000 }, [{ kind: 'price-lower', previous: 450_000 }]],
  ['a higher price with the one before', {}, { price: 500_000 }, [{ kind: 'price-higher', previous: 450_000 }]],
  [
    'no previous price where the source forbids it',
    {},
    { price: 400_000, showsPreviousPrice: false },
    [{ kind: 'price-lower', previous: null }],
  ],
  ['no difference from a price that was not shown', { price: null }, { price: 400_000 }, []],
  ['a conditional offer', {}, { status: 'conditional' }, [{ kind: 'conditional' }]],
  ['the end of a conditional offer', { status: 'conditional' }, {}, [{ kind: 'offer-ended' }]],
  ['a sale, without prices', {}, { status: 'sold', ...noPrice }, [{ kind: 'sold' }]],
  ['its leaving the market', {}, { status: 'off_market', ...noPrice }, [{ kind: 'off-market' }]],
  ['its return to the market', { status: 'off_market', price: null }, {}, [{ kind: 'back-on-market' }]],
  ['a new number', {}, { status: 'off_market', ...noPrice, successor: card }, [{ kind: 'relisted' }]],
  ['a page that is gone', {}, { status: 'gone', ...noPrice, card: null }, [{ kind: 'unavailable' }]],
])('a favourite tells %s', (_, before, now, changes) => {
  const told = favouriteChanges({ ...saved, ...before }, undefined, { ...state, ...now });
  expect(told.map(({ isNew, ...change }) => change)).toEqual(changes);
});

test('a favourite tells that the site does not know its number', () => {
  expect(favouriteChanges(saved, undefined, undefined)).toEqual([{ kind: 'unavailable', isNew: true }]);
});

const off = { status: 'off_market', ...noPrice } as const;
test.each<[string, SeenListing | undefined, Partial<ListingStateSummary>, object[]]>([
  [
    'since it was saved, when the list was not visited yet',
    undefined,
    { price: 400_000 },
    [['price-lower', true, 450_000]],
  ],
  [
    'that was told at the last visit',
    { status: 'active', price: 400_000 },
    { price: 400_000 },
    [['price-lower', false, 450_000]],
  ],
  [
    'since the last visit, with both earlier prices',
    { status: 'active', price: 400_000 },
    { price: 420_000 },
    [
      ['price-higher', true, 400_000],
      ['price-when-saved', false, 450_000],
    ],
  ],
  [
    'that ended where it began',
    { status: 'active', price: 400_000 },
    {},
    [
      ['price-higher', true, 400_000],
      ['price-when-saved', false, 450_000],
    ],
  ],
  ['of a sale', { status: 'active', price: 450_000 }, { status: 'sold', ...noPrice }, [['sold', true]]],
  ['of a sale that was told', { status: 'sold', price: null }, { status: 'sold', ...noPrice }, [['sold', false]]],
  [
    'of a return that was away when it was last seen',
    { status: 'off_market', price: null },
    {},
    [['back-on-market', true]],
  ],
  ['of a new number', { status: 'active', price: 450_000 }, { ...off, successor: card }, [['relisted', true]]],
  [
    'without earlier prices where the source forbids them',
    { status: 'active', price: 400_000 },
    { price: 420_000, showsPreviousPrice: false },
    [['price-higher', true, null]],
  ],
])('a favourite marks a change %s', (_, seen, now, changes) => {
  const told = favouriteChanges(saved, seen, { ...state, ...now });
  const plain = told.map(({ kind, isNew, ...rest }) => [kind, isNew, ...Object.values(rest)]);
  expect(plain).toEqual(changes);
});

test('what a visitor saw of a favourite is its state as the list tells it', () => {
  expect(seenListing(state)).toEqual({ status: 'active', price: 450_000 });
  expect(seenListing({ ...state, ...off, successor: card })).toEqual({ status: 'relisted', price: null });
  expect(seenListing(undefined)).toEqual({ status: 'unavailable', price: null });
});
