import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Tone = 'primary' | 'quiet';

/** The look of a button, for a link that is one. */
export const buttonClass = (tone: Tone = 'primary'): string =>
  `${styles.button}${tone === 'quiet' ? ` ${styles.quiet}` : ''}`;

/** A button that does something on the page; what leads elsewhere is a link. */
export const Button = ({
  tone = 'primary',
  type = 'button',
  className,
  ...props
}: ComponentProps<'button'> & { tone?: Tone }) => (
  <button {...props} type={type} className={className ? `${buttonClass(tone)} ${className}` : buttonClass(tone)} />
);
