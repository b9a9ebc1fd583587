/** Sets the environment of the website for a test, which then imports the modules that read it. */
export function setTestEnvironment(services: { CORE_URL?: string; CONTENT_URL?: string } = {}): void {
  Object.assign(process.env, {
    CONTENT_API_KEY: 'secret-key',
    SITE_ID: '7',
    LOG_LEVEL: 'silent',
    ...services,
  });
}
