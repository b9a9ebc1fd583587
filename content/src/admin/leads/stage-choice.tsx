'use client';

import { type LeadStage, leadStages } from '@vitrine/contract/core/staff-leads.ts';
import { useId } from 'react';
import type { Language } from './desk.ts';
import { leadTexts } from './lead-texts.ts';

type ChoiceProps = { language: Language; stage: LeadStage; onChange: (stage: LeadStage) => void };

/** The stages side by side, one of them chosen: radio buttons, so that the arrow keys go from one to the next. */
export function StageChoice({ language, stage, onChange }: ChoiceProps) {
  const { stage: texts, stages } = leadTexts[language];
  const name = useId();
  return (
    <fieldset className="stage-choice">
      <legend className="field-label">{texts.label}</legend>
      <div className="stage-choice__stages">
        {leadStages.map((each) => (
          <label key={each} className="stage-choice__stage">
            <input type="radio" name={name} value={each} checked={each === stage} onChange={() => onChange(each)} />
            <span>{stages[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
