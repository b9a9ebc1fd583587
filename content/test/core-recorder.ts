import { type CoreServices, noCoreServices } from '../src/core-services.ts';

/**
 * Returns a fake of core that records in `calls` how staff change recipients and matches. It refuses these changes while `isAvailable` is
 * false.
 */
export function createCoreRecorder() {
  const record = async (...call: unknown[]) => {
    core.calls.push(call);
    return core.isAvailable;
  };
  const services: CoreServices = {
    ...noCoreServices,
    recipients: {
      save: (_, micrositeId, recipient) => record('save', micrositeId, recipient),
      remove: (_, micrositeId, key) => record('remove', micrositeId, key),
    },
    sourcePeople: {
      ...noCoreServices.sourcePeople,
      match: (_, { key }, micrositeId, slug) => record('match', micrositeId, key, slug),
    },
  };
  const core = {
    services,
    calls: [] as unknown[][],
    isAvailable: true,
    reset() {
      core.calls = [];
      core.isAvailable = true;
    },
  };
  return core;
}
