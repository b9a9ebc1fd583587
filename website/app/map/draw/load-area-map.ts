/** Loads a map that shows a drawn area: `<LazyMap load={loadAreaMap} … />`. */
export const loadAreaMap = () => import('./area-map.tsx').then(({ AreaMap }) => AreaMap);
