import styles from './later-parts.module.css';

/** Parts of the page that stand below its first screens, and whose code comes when they are near. */
export const toursPart = { name: 'tours', load: () => import('../lazy-parts/tours.tsx'), className: styles.part };
export const plansPart = {
  ...{ name: 'floor-plans', load: () => import('../lazy-parts/floor-plans.tsx'), className: styles.part },
};
export const nearbyPart = {
  ...{ name: 'nearby-listings', load: () => import('../lazy-parts/nearby-listings.tsx'), className: styles.part },
};
export const similarPart = {
  ...{ name: 'similar-listings', load: () => import('../lazy-parts/similar-listings.tsx'), className: styles.part },
};
export const coOwnershipPart = {
  ...{ name: 'co-ownership', load: () => import('../lazy-parts/co-ownership.tsx'), className: styles.part },
};
export const openHousesPart = {
  ...{ name: 'open-houses', load: () => import('../lazy-parts/open-houses.tsx'), className: styles.wide },
};
