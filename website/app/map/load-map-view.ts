/** For a map with nothing of its own around it: `<LazyMap load={loadMapView} … />`. */
export const loadMapView = () => import('./map-view.tsx').then(({ MapView }) => MapView);
