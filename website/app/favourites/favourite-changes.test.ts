import { expect, test } from 'vitest';
import type { Favourite } from '../components/favourites/favourite.ts';
import type { ListingSummary } from '../components/listing-card/listing-summary.ts';
import { favouriteChanges } from './favourite-changes.ts';
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
  expect(favouriteChanges({ ...saved, ...before }, { ...state, ...now })).toEqual(changes);
});

test('a favourite tells that the site does not know its number', () => {
  expect(favouriteChanges(saved, undefined)).toEqual([{ kind: 'unavailable' }]);
});
