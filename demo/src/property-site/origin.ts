/** Origin of the demo's property site in its pages; an installation replaces the port by its own. */
export const propertySiteOrigin = 'http://localhost:3004';
