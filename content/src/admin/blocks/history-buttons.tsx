import type { Locale } from '@vitrine/contract/locale.ts';
import type { HistoryStep } from '@vitrine/contract/preview-messages.ts';
import { composeTexts } from './compose-texts.ts';
import './history-buttons.css';

interface Props {
  canUndo: boolean;
  canRedo: boolean;
  step: (step: HistoryStep) => void;
  language: Locale;
}

/** Shows the buttons that undo and redo changes of the form. */
export function HistoryButtons({ canUndo, canRedo, step, language }: Props) {
  const t = composeTexts[language];
  return (
    <div className="history-buttons">
      <Step
        label={t.undo}
        isOff={!canUndo}
        onPress={() => step('undo')}
        path="M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11"
      />
      <Step
        label={t.redo}
        isOff={!canRedo}
        onPress={() => step('redo')}
        path="m15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13"
      />
    </div>
  );
}

interface StepProps {
  label: string;
  isOff: boolean;
  onPress: () => void;
  /** Path of the icon, 24 × 24. */
  path: string;
}

/** A disabled button stays focusable, so that the focus is not lost when the last step is undone. */
const Step = ({ label, isOff, onPress, path }: StepProps) => (
  <button
    type="button"
    className="history-buttons__step"
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={() => !isOff && onPress()}
  >
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </button>
);
