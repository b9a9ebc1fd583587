/** Origin of the demo's property site in its pages; an installation replaces the port with the one it uses. */
export const propertySiteOrigin = 'http://localhost:3004';
