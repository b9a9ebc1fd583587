import { fetchCaptchaChallenge } from '../../services/core.server.ts';
import type { RouteCall } from '../route.ts';
import { apiCall, forwardAnswer } from './api-call.server.ts';

export async function get({ request, context }: RouteCall) {
  const call = await apiCall(request, context);
  return call instanceof Response ? call : forwardAnswer(await fetchCaptchaChallenge(call));
}
