import { CmsImage } from '../../../kinds/image/cms-image.tsx';
import type { FinishedImage } from '../../../kinds/image/finish-image.server.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import styles from './floor-plans.module.css';
import { mediaTexts } from './media-texts.ts';
import { tourTexts } from './tour-texts.ts';
import { useLightbox } from './use-lightbox.tsx';

/** Shows the floor plans whole. Each links to its file; with JavaScript it opens the lightbox, which enlarges it. */
export function FloorPlans({ plans }: { plans: readonly FinishedImage[] }) {
  const t = { ...useTexts(tourTexts), ...useTexts(mediaTexts) };
  const { open, lightbox } = useLightbox(plans, 'plan');
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t.plans(plans.length)}</h2>
      <ul className={styles.plans} data-count={plans.length}>
        {plans.map((plan, index) => (
          <li key={plan.src}>
            <a className={styles.plan} href={plan.src} onClick={open(index)}>
              <CmsImage
                image={plan}
                sizes={plans.length > 1 ? '(width >= 768px) 25rem, 92vw' : '(width >= 992px) 50rem, 92vw'}
                alt={t.plan(index + 1, plans.length, plan.alt)}
              />
            </a>
            {plan.alt && plans.length > 1 && <p className={styles.caption}>{plan.alt}</p>}
          </li>
        ))}
      </ul>
      {lightbox}
    </section>
  );
}
