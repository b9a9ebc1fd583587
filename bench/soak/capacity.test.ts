import { expect, test } from 'vitest';
import { capacityLines, capacityOf } from './capacity.ts';

const costs = { cachedPage: 0.1, uncachedPage: 10, search: 1, cores: 2 };

test('visitors follow from the processor time of a visit', () => {
  // 34 × 0.1 + 1 × 10 + 6 × 1 = 19.4 ms; two cores, half used, give 1,000 ms a second.
  const { visitMs, visitorsPerSecond, visitorsPerMonth } = capacityOf(costs);
  expect(visitMs).toBeCloseTo(19.4);
  expect(visitorsPerSecond).toBeCloseTo(51.5, 1);
  expect(visitorsPerMonth).toBeCloseTo((51.546 * 3600 * 30) / 2 / 0.1, -4);
});

test('the calculation stands with its figures', () => {
  expect(capacityLines(costs)).toContain('= 19.4 ms of processor');
  expect(capacityLines(costs)).toContain('28,000,000 visitors');
});
