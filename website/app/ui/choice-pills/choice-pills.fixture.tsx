import { useState } from 'react';
import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import type { ComponentFixtures } from '../component-fixtures.ts';
import { ChoicePills } from './choice-pills.tsx';

const texts = defineTexts({
  fr: {
    legend: 'Vous souhaitez',
    note: 'facultatif',
    buy: 'Acheter',
    sell: 'Vendre',
    rent: 'Louer',
    error: 'Choisissez une réponse.',
  },
  en: { legend: 'You would like to', note: 'optional', buy: 'Buy', sell: 'Sell', rent: 'Rent', error: 'Choose one.' },
});

const colors = { background: '#1d4f3c', text: '#ffffff' };

function Example({ isColored = false, hasFailed = false }: { isColored?: boolean; hasFailed?: boolean }) {
  const t = useTexts(texts);
  const [value, setValue] = useState('');
  const choices = [
    { value: 'buy', label: t.buy, colors: isColored ? colors : undefined },
    { value: 'sell', label: t.sell },
    { value: 'rent', label: t.rent },
  ];
  return (
    <>
      <ChoicePills
        legend={t.legend}
        note={hasFailed ? undefined : t.note}
        name="wish"
        value={value}
        choices={choices}
        onChange={setValue}
        isRequired={hasFailed}
        describedBy={hasFailed ? 'wish-error' : undefined}
      />
      {hasFailed && <p id="wish-error">{t.error}</p>}
    </>
  );
}

export const fixtures: ComponentFixtures = {
  default: () => <Example />,
  'with the colours of a tag': () => <Example isColored />,
  'nothing chosen where a choice is required': () => <Example hasFailed />,
};
