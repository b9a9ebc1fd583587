import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Tone = 'primary' | 'quiet';

/** Returns the class of a button, for links that look like one. */
export const buttonClass = (tone: Tone = 'primary'): string =>
  `${styles.button}${tone === 'quiet' ? ` ${styles.quiet}` : ''}`;

/** Renders a button for an action on the page; use a link to navigate. */
export const Button = ({
  tone = 'primary',
  type = 'button',
  className,
  ...props
}: ComponentProps<'button'> & { tone?: Tone }) => (
  <button {...props} type={type} className={className ? `${buttonClass(tone)} ${className}` : buttonClass(tone)} />
);
