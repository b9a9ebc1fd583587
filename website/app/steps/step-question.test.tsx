import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { alertSteps } from './alert-steps.ts';
import { StepQuestion } from './step-question.tsx';

const choices = {
  ...{ municipalities: [], types: [] },
  brokers: [{ code: 'maude-gagnon', label: 'Maude Gagnon' }],
  offices: [{ code: 'plateau', label: 'Boréale Plateau' }],
};
const fields = alertSteps.steps.flatMap((step) => step.fields);

test.each([
  ['broker', 'maude-gagnon', 'Maude Gagnon'],
  ['office', 'plateau', 'Boréale Plateau'],
])('the %s of a search is named in the form of the alert, with the listings of all beside it', (name, slug, label) => {
  const field = fields.find((each) => each.name === name);
  if (!field) throw new Error('There is no such question');
  const values = { [name]: slug, [`asked_${name}`]: slug };
  expect(field.isAsked?.(values)).toBe(true);
  expect(field.isAsked?.({})).toBe(false);
  const props = { field, values, errors: [], choices, edit: () => undefined };
  const html = renderToStaticMarkup(<StepQuestion {...props} />);
  expect(html).toContain(label);
  expect(html).toContain('De tous');
});
