/**
 * What the privacy notice of a site says is collected, a row each. Every kind of personal data of the register of processing names those that tell
 * visitors of it. Apart from the schemas, which browsers do not get.
 */
export const privacyTopics = [
  'message',
  'visit',
  'valuation',
  'alert',
  'report',
  'consent',
  'request',
  'figures',
  'limits',
  'team',
] as const;
export type PrivacyTopic = (typeof privacyTopics)[number];
