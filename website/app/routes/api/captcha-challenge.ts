import { fetchCaptchaChallenge } from '../../services/core.server.ts';
import type { Route } from './+types/captcha-challenge.ts';
import { apiCall, passOn } from './answer.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = await apiCall(request, context);
  return call instanceof Response ? call : passOn(await fetchCaptchaChallenge(call));
}
