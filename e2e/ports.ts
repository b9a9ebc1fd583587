/** Of the house under test; it takes four. Far from the usual ones, so that an `npm start` may run beside the tests. */
export const firstPort = Number(process.env.TEST_PORT ?? 4300);

/** The first of those that single tests may take for services of their own. */
export const firstSparePort = firstPort + 50;

/** The first of those of `behaviour.e2e.ts`, which takes four. */
export const firstBehaviourPort = firstPort + 60;

/** The first of those of `consent.e2e.ts`, which takes six. */
export const firstConsentPort = firstPort + 64;

/** The first of those of `alerts.e2e.ts`, which takes three. */
export const firstAlertsPort = firstPort + 70;
