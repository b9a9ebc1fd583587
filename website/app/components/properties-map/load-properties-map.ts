/** Loads the map of properties: `<LazyMap load={loadPropertiesMap} … />`. */
export const loadPropertiesMap = () => import('./properties-map.tsx').then(({ PropertiesMap }) => PropertiesMap);
