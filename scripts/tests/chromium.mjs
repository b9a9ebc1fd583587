import { findProgram, isProgram } from './find-program.mjs';

/** Debian's package and program of Chromium without a user interface: the tests take half the time of a whole Chromium in it. */
export const headlessShell = 'chromium-headless-shell';

const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags that keep Chromium off the network except for the tested pages. CI runs as root, hence `--no-sandbox`. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Returns the path of a Chromium or Chrome, or null: `CHROMIUM_PATH` where it is set, else the first on the PATH, the headless shell before a whole one. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  return findProgram(names, env);
}
