import { handleServerFunctions } from '@payloadcms/next/layouts';
import { headers as requestHeaders } from 'next/headers.js';
import {
  canAccessAdmin,
  createLocalReq,
  executeAuthStrategies,
  getPayload,
  type ImportMap,
  type SanitizedConfig,
  type ServerFunctionClientArgs,
} from 'payload';
import { answerFormState } from './answer-form-state.ts';
import { setStatus } from './open-responses.ts';

/** The server functions that the admin’s pages call. Payload has others, for views that the admin replaces. */
const served = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-folder-results-component-and-data',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'table-state',
]);

/** Answers as a failed server function does, so that a form whose session has ended keeps its content. */
function refuse(status: 401 | 404) {
  setStatus(status);
  return { errors: [{ message: status === 401 ? 'Unauthorized' : 'Not Found' }] };
}

/** True for staff, and for the visitor who creates the first account of an installation. */
async function mayUseAdmin(config: SanitizedConfig, importMap: ImportMap): Promise<boolean> {
  const payload = await getPayload({ config, importMap });
  const { user } = await executeAuthStrategies({ headers: await requestHeaders(), payload });
  const req = await createLocalReq(user ? { user } : {}, payload);
  return await canAccessAdmin({ req }).then(
    () => true,
    () => false,
  );
}

/**
 * Calls one of Payload's server functions by name. Payload looks the name up in a plain object, where `constructor` is a function too, and
 * answers some names without a log-in.
 */
export async function callServerFunction(
  call: ServerFunctionClientArgs,
  config: Promise<SanitizedConfig>,
  importMap: ImportMap,
): Promise<unknown> {
  if (!served.has(call.name)) return refuse(404);
  if (!(await mayUseAdmin(await config, importMap))) return refuse(401);
  return await handleServerFunctions({
    ...call,
    config,
    importMap,
    serverFunctions: { 'form-state': answerFormState },
  });
}
