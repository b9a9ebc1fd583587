import styles from './result-list.module.css';

/** Renders a row of skeleton cards: three on the widest screens, two from md, else one (search.19). */
export const CardSkeletons = () =>
  [1, 2, 3].map((place) => (
    <li key={place} className={styles.skeleton} data-place={place} aria-hidden="true">
      <span className={styles.skeletonPicture} />
      <span className={styles.skeletonLine} />
      <span className={styles.skeletonLine} />
    </li>
  ));
