import { sendContact } from '../../services/core.server.ts';
import type { Route } from './+types/contact.ts';
import { apiCall, passOn, problem } from './answer.server.ts';

/** `POST contact` for the browser. The form goes on to core, which checks it; only our own pages may send it. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  const sender = request.headers.get('origin');
  if (sender !== null && sender !== call.origin)
    return problem(403, 'This form may only be sent from the site itself.');
  const form = await request.formData().catch(() => null);
  if (form === null) return problem(422, 'The form cannot be read.');
  return passOn(await sendContact(form, call.clientIp ?? '', call));
}
