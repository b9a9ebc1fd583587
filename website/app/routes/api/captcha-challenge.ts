import { fetchCaptchaChallenge } from '../../services/core.server.ts';
import type { Route } from './+types/captcha-challenge.ts';
import { apiCall, forwardAnswer } from './api-call.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = await apiCall(request, context);
  return call instanceof Response ? call : forwardAnswer(await fetchCaptchaChallenge(call));
}
