import { setTestEnvironment } from '../../page/test-environment.ts';

const hostname = 'www.maison.test';
export const origin = `https://${hostname}`;

/** Context of a request of a visitor of the site. */
export const visitorContext = { requestId: 'r', origin, hostname, clientIp: '192.0.2.7', localeCookie: undefined };

/** Sets the environment for a test of an action, which then imports the action, and lets the site call core. */
export async function setTestSite(coreUrl: string): Promise<void> {
  setTestEnvironment({ CORE_URL: coreUrl, CONTENT_URL: 'http://127.0.0.1:1' });
  const { siteAccessOf } = await import('../../services/site-access.server.ts');
  siteAccessOf(hostname, { microsite_id: 'm-1', site_key: 'site-key' } as never); // the properties that actions read
}
