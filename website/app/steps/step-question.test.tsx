import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { alertSteps } from './alert-steps.ts';
import { StepQuestion } from './step-question.tsx';
import { valuationSteps } from './valuation-steps.ts';

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

test('the one municipality of a property stands in its field alone; those of an alert stand below it, and their field offers to add one', () => {
  const places = { ...choices, municipalities: [{ code: '23027', label: 'Québec' }] };
  const drawn = (field: (typeof fields)[number] | undefined) =>
    field &&
    renderToStaticMarkup(
      <StepQuestion
        {...{ field, errors: [], choices: places }}
        values={{ [field.name]: '23027' }}
        edit={() => undefined}
      />,
    );
  const one = drawn(valuationSteps.steps[0]?.fields[0]);
  expect(one).toContain('placeholder="Québec"');
  expect(one).not.toContain('Retirer Québec');
  const several = drawn(fields.find(({ kind }) => kind === 'municipalities'));
  expect(several).toContain('placeholder="Ville ou arrondissement"');
  expect(several).toContain('Retirer Québec');
});
