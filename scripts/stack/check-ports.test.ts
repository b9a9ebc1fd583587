import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkPorts } from './check-ports.ts';
import { findFreePort } from './ports.ts';

async function portsFrom(preferred: number) {
  const site = await findFreePort(preferred);
  const core = await findFreePort(site + 1);
  const content = await findFreePort(core + 1);
  const admin = await findFreePort(content + 1);
  const propertySite = await findFreePort(admin + 1);
  return { site, core, content, admin, propertySite, demoListings: await findFreePort(propertySite + 1) };
}

async function take(port: number): Promise<void> {
  const server = createServer().listen(port);
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
}

test('Free ports pass.', async () => {
  await expect(checkPorts(await portsFrom(25_500), ['site', 'core', 'content', 'admin'])).resolves.toBeUndefined();
});

test('One taken port is named with its part and with the variable that changes it.', async () => {
  const ports = await portsFrom(25_600);
  await take(ports.core);
  await expect(checkPorts(ports, ['site', 'core'])).rejects.toThrow(
    new RegExp(`^Port ${ports.core} \\(core\\) is taken by another program: [^\\n]*CORE_PORT=\\d+\\.$`),
  );
});

test('Several taken ports are named in one sentence.', async () => {
  const ports = await portsFrom(25_700);
  await take(ports.site);
  await take(ports.content);
  await expect(checkPorts(ports, ['site', 'core', 'content', 'admin'])).rejects.toThrow(
    new RegExp(`^Ports ${ports.site} \\(the website\\), ${ports.content} \\(the content service\\) are taken[^\\n]+$`),
  );
});

test('A port that only another part uses does not matter.', async () => {
  const ports = await portsFrom(25_800);
  await take(ports.admin);
  await expect(checkPorts(ports, ['site'])).resolves.toBeUndefined();
});
