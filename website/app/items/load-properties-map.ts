/** For `<LazyMap load={loadPropertiesMap} … />`, so that a page loads no map before one is in view. */
export const loadPropertiesMap = () => import('./properties-map.tsx').then(({ PropertiesMap }) => PropertiesMap);
