import type { MouseEvent } from 'react';
import { isPlainClick } from '../shell/links/follow-links.ts';
import styles from './choice-links.module.css';

interface Props<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string; note?: string; address: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** Renders a choice as links, so that it works without JavaScript; with it the page stays and its address changes. */
export function ChoiceLinks<Value extends string>({ label, choices, value, onChoose }: Props<Value>) {
  const choose = (event: MouseEvent<HTMLAnchorElement>, chosen: Value) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    // The router's own state of the entry must stay.
    history.replaceState(history.state, '', event.currentTarget.href);
    onChoose(chosen);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and these are links
    <div role="group" aria-label={label} className={styles.group}>
      {choices.map((choice) => (
        <a
          key={choice.value}
          href={choice.address}
          aria-current={choice.value === value ? 'true' : undefined}
          className={styles.choice}
          onClick={(event) => choose(event, choice.value)}
        >
          {choice.label}
          {choice.note !== undefined && <span className={styles.note}> {choice.note}</span>}
        </a>
      ))}
    </div>
  );
}
