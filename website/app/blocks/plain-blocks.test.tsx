// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../block-framework/fixtures/test-example.tsx';
import { fixtures as highlightsExamples } from './highlights/highlights.fixture.ts';
import { block as highlights } from './highlights/highlights.tsx';
import { fixtures as imageTextExamples } from './image-text/image-text.fixture.ts';
import { block as imageText } from './image-text/image-text.tsx';
import { fixtures as questionsExamples } from './questions-answers/questions-answers.fixture.ts';
import { block as questionsAnswers } from './questions-answers/questions-answers.tsx';
import { fixtures as text2Examples } from './text-2/text-2.fixture.ts';
import { block as text2 } from './text-2/text-2.tsx';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('a text block of the second kind is centred unless the content says left or right', () => {
  const aligned = ['default', 'everything', 'on the right'].map((name) =>
    parse(renderExample(text2, text2Examples[name])).querySelector('[data-align]')?.getAttribute('data-align'),
  );
  expect(aligned).toEqual(['center', 'left', 'right']);
});

test.each([
  [imageText, imageTextExamples],
  [highlights, highlightsExamples],
] as const)('the picture of $type is on the left, or on the right where the content says so', (view, examples) => {
  const sides = ['default', 'everything'].map((name) =>
    parse(renderExample(view, examples[name])).querySelector('[data-side]')?.getAttribute('data-side'),
  );
  expect(sides).toEqual(['left', 'right']);
});

test('a question is a closed element of an accordion, with its icon before it where it has one', () => {
  const beginnings = (['default', 'everything'] as const).map((name) => {
    const items = [...parse(renderExample(questionsAnswers, questionsExamples[name])).querySelectorAll('details')];
    expect(items.length).toBeGreaterThan(1);
    expect(items.filter(({ open }) => open)).toEqual([]);
    return items[0]?.querySelector('summary')?.firstElementChild?.localName;
  });
  expect(beginnings).toEqual(['h3', 'svg']);
});
