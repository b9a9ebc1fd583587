// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cardOf, propertyExamples } from '../../block-framework/fixtures/property-fixtures.ts';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './properties-slider.fixture.ts';
import { block } from './properties-slider.tsx';

type Example = Parameters<typeof renderExample>[1];
const lastSlide = (name: string) => lastSlideOf(fixtures[name]);
const lastSlideOf = (example: Example) => {
  document.body.innerHTML = renderExample(block, example);
  return [...document.querySelectorAll('section > div > ul > li')].at(-1)?.textContent;
};

test('more listings than slides add a slide that links to them', () => {
  expect(lastSlide('default')).toContain('Et 42\u00a0autres propriétés');
  expect(document.querySelectorAll('[data-uls]')).toHaveLength(6);
});

test('three listings or fewer add an invitation', () => {
  expect(lastSlide('three listings')).toContain('Vous cherchez autre chose');
  expect(lastSlide('one listing')).toContain('Vous cherchez autre chose');
});

test('more than three listings without others add nothing', () => {
  expect(lastSlide('all of them listed')).toContain('31, 3e Rue');
  const { 'all of them listed': all } = fixtures;
  const four = all && {
    ...all,
    fields: { ...all.fields, properties_repeater: propertyExamples.slice(0, 4).map(cardOf), total: 4 },
  };
  expect(lastSlideOf(four)).not.toContain('Vous cherchez autre chose');
});

test('no listing shows a message without an invitation', () => {
  expect(lastSlide('no item at all')).toBeUndefined();
  expect(document.body.textContent).toContain('Aucune propriété à montrer');
});
