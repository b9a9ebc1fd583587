/** Where the demo's property site stands, as its pages name it; an installation puts its own port in its place. */
export const propertySiteOrigin = 'http://localhost:3004';
