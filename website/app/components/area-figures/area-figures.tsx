import styles from './area-figures.module.css';

interface Props {
  figures: readonly { id: string; main_title: string; description: string }[];
}

/** Renders figures with their meanings. Renders nothing without figures. */
export function AreaFigures({ figures }: Props) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, main_title, description }) => (
        <div key={id} className={styles.figure}>
          <dt className={styles.meaning}>{description}</dt>
          <dd className={styles.value}>{main_title}</dd>
        </div>
      ))}
    </dl>
  );
}
