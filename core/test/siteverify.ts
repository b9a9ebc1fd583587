import { createServer, type ServerResponse } from 'node:http';

/** Response of the verifier for a token that the site's contact form has just made. */
const fresh = () => ({
  success: true,
  score: 0.9,
  action: 'contact_form',
  hostname: 'www.boreale.example',
  challenge_ts: new Date().toISOString(),
});

type Answering = (response: ServerResponse) => unknown;

/**
 * A double of reCAPTCHA's siteverify. As the real one, it knows the tokens that it has issued, takes each once, and only with the
 * secret that belongs to it; unlike it, it misbehaves on demand.
 */
export async function startSiteverify(secret: string) {
  const issued = new Map<string, object>();
  let asked = 0;
  let misbehaviour: Answering | undefined;
  const answer = (body: URLSearchParams): object => {
    const verdict = issued.get(body.get('response') ?? '');
    if (body.get('secret') !== secret) return { success: false, 'error-codes': ['invalid-input-secret'] };
    if (!verdict) return { success: false, 'error-codes': ['invalid-input-response'] };
    issued.set(body.get('response') ?? '', { success: false, 'error-codes': ['timeout-or-duplicate'] });
    return verdict;
  };
  const server = createServer(async (request, response) => {
    asked++;
    const body = new URLSearchParams((await request.toArray()).join(''));
    if (misbehaviour) return misbehaviour(response);
    response.end(JSON.stringify(answer(body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/siteverify`,
    /** A token of which the verifier will say that, beside what it says of a good one. */
    issue(given: object = {}): string {
      const token = `token-${issued.size}`;
      issued.set(token, { ...fresh(), ...given });
      return token;
    },
    asked: () => asked,
    /** From now on every question is answered so; undefined: as it should be. */
    misbehave(how: Answering | undefined) {
      misbehaviour = how;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
