import { useState } from 'react';
import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import type { ComponentFixtures } from '../component-fixtures.ts';
import { Select } from './select.tsx';

const texts = defineTexts({
  fr: { label: 'Bureau', all: 'Tous les bureaux', long: 'Bureau de Saint-Jean-sur-Richelieu et de la Montérégie' },
  en: { label: 'Office', all: 'All offices', long: 'Saint-Jean-sur-Richelieu and Montérégie office' },
});

function Example({ hasLong = false }: { hasLong?: boolean }) {
  const t = useTexts(texts);
  const [value, setValue] = useState('');
  const choices = [
    { value: '', label: hasLong ? t.long : t.all },
    { value: 'montreal', label: 'Montréal' },
    { value: 'quebec', label: 'Québec' },
  ];
  return <Select label={t.label} value={value} choices={choices} onChange={setValue} />;
}

export const fixtures: ComponentFixtures = {
  default: () => <Example />,
  'a long choice': () => <Example hasLong />,
};
