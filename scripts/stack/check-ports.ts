import { PlainError } from '../process/plain-error.ts';
import { isPortFree } from './ports.ts';
import { portVariables, type Settings } from './settings.ts';

const titles = {
  site: 'the website',
  core: 'core',
  content: 'the content service',
  admin: 'the admin',
  propertySite: 'the property site',
  demoListings: 'the listing server of the demo',
};

/** Throws a PlainError that names each taken port, the part that needs it and the variable that changes it. */
export async function checkPorts(ports: Settings['ports'], names: (keyof typeof titles)[]): Promise<void> {
  const free = await Promise.all(names.map((name) => isPortFree(ports[name])));
  const taken = names.filter((_, index) => !free[index]);
  const [first] = taken;
  if (!first) return;
  const list = taken.map((name) => `${ports[name]} (${titles[name]})`).join(', ');
  const { variable } = portVariables[first];
  throw new PlainError(
    taken.length === 1
      ? `Port ${list} is taken by another program: stop that one, or choose another port with ${variable}=${ports[first] + 10}.`
      : `Ports ${list} are taken by other programs: stop those, or choose other ports with ${taken
          .map((name) => `${portVariables[name].variable}=${ports[name] + 10}`)
          .join(' ')}.`,
  );
}
