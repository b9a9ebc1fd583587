import type { Plugin } from 'vite';

/**
 * Leaves out of the icons what the browser does not need: the random keys of their shapes, which hardly compress and which React needs only
 * for lists that change, their other names, and a statement without effect.
 */
export function lightIcons(): Plugin {
  return {
    name: 'vitrine:light-icons',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: { filter: { id: /\/lucide-react\/dist\/esm\/icons\// }, handler: withoutKeys },
  };
}

/** Returns the module of an icon without the keys of its shapes and without its other names. */
export const withoutKeys = (code: string): string =>
  code
    .replaceAll(/,\s*key: "[^"]*"/g, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/^__iconData\.node;$/m, '');
