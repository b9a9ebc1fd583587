import { z } from 'zod';

/** A host of pictures, with its port when it is not the usual one; `*.` stands for any names before it. */
export const pictureHost = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?:\*\.(?=[^.]+\.[^.]))?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*(?::\d{1,5})?$/)
  .max(253);

/** Maximum number of hosts of one source. */
export const maxPictureHosts = 20;

/** Answer of core's `GET picture-hosts`. */
export const pictureHosts = z.object({
  hosts: z.array(z.string()).describe('Hosts from which pages show pictures at the addresses of sources of listings.'),
});

/** Returns true when an address is on one of these hosts. */
export function isOnHosts(address: string, hosts: readonly string[]): boolean {
  const host = URL.parse(address)?.host;
  return (
    host !== undefined &&
    hosts.some((named) => (named.startsWith('*.') ? host.endsWith(named.slice(1)) : host === named))
  );
}
