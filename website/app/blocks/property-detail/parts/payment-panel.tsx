import { LazyBlockPart } from '../../../block-framework/hydration/lazy-part.tsx';
import type { PropertyDetailData } from '../property-detail-data.ts';
import styles from './payment-panel.module.css';

const paymentEstimate = {
  name: 'payment-estimate',
  load: () => import('../lazy-parts/payment-estimate.tsx'),
  className: styles.estimate,
};

/** Shows the payment estimate, whose code is loaded when it comes near the screen. */
export const PaymentPanel = ({
  id,
  mortgage,
}: {
  id: string;
  mortgage: NonNullable<PropertyDetailData['mortgage']>;
}) => (
  <section className={styles.panel} id={id} aria-labelledby={`${id}-title`}>
    <LazyBlockPart
      source={paymentEstimate}
      titleId={`${id}-title`}
      price={mortgage.price}
      propertyType={mortgage.propertyType}
    />
  </section>
);
