import { createServer, type ServerResponse } from 'node:http';

/** Returns the response of siteverify for a token that the contact form of the site has just got. */
const fresh = () => ({
  success: true,
  score: 0.9,
  action: 'contact_form',
  hostname: 'www.boreale.example',
  challenge_ts: new Date().toISOString(),
});

type Answering = (response: ServerResponse) => unknown;

/**
 * Starts a test double of reCAPTCHA's siteverify. Like the real service, it accepts each token that it has issued once, and only
 * with the right secret; a test can also make it misbehave.
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
    /** Issues a token. `given` overrides members of the response for a valid one. */
    issue(given: object = {}): string {
      const token = `token-${issued.size}`;
      issued.set(token, { ...fresh(), ...given });
      return token;
    },
    asked: () => asked,
    /** Answers all further requests with `how`; undefined restores the normal behaviour. */
    misbehave(how: Answering | undefined) {
      misbehaviour = how;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
