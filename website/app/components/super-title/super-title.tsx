import styles from './super-title.module.css';

interface Props {
  text: string;
  className?: string;
}

/** Renders a word or two above a title, behind a short rule. Renders nothing for an empty text. */
export const SuperTitle = ({ text, className }: Props) =>
  text ? <p className={className ? `${styles.superTitle} ${className}` : styles.superTitle}>{text}</p> : null;
