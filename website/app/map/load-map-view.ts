/** Loads a map without other content: `<LazyMap load={loadMapView} … />`. */
export const loadMapView = () => import('./map-view.tsx').then(({ MapView }) => MapView);
