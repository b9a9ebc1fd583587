import type { HttpFault } from '../fault-proxy.ts';
import type { Scenario } from '../scenario.ts';

const contentFaults: HttpFault[] = [
  ...(['down', 'slow', '500', 'wrong JSON', 'truncated body', 'huge body'] as const),
  ...(['wrong content type', 'reset', 'old version'] as const),
];
const coreFaults: HttpFault[] = ['down', 'slow', '500', 'reset'];

const scenarioOf =
  (service: 'content' | 'core') =>
  (fault: HttpFault): Scenario => ({
    group: service,
    name: fault,
    begin: (ground) => ground[service].break(fault),
    end: (ground) => ground[service].mend(),
  });

/** The services as the website finds them. */
export const serviceScenarios: Scenario[] = [
  ...contentFaults.map(scenarioOf('content')),
  ...coreFaults.map(scenarioOf('core')),
];
