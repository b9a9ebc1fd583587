export const referencePage = (d: object) => JSON.stringify(d);
