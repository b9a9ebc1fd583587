import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { callHttp, usualHttpLimits } from './call-http.ts';

/** A certificate that nobody vouches for, with its key, which opens nothing. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUPfmIy8cHvIXN6E9XobIrpPUOOLwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNjE3MjMwNFoYDzIxMjYxMTAy
MTcyMzA0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQr+hGf0szmZblnLd/SZ6UnsGQzXlZtql7MLfOFac9MGLvJPyWJWuta
P1QczhZSfwwQVrX2S3GXZu+hNS8/gukqo28wbTAdBgNVHQ4EFgQU5mzEuXDuzBII
a6vAbRQj2+eXW8EwHwYDVR0jBBgwFoAU5mzEuXDuzBIIa6vAbRQj2+eXW8EwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhAMrbUuTd7tVZqA5CB4xmlv75f1IFsPb7vWLUB2cV8XLHAiEA
r6dt68fu+IuSAg9mqe8ftttMyLZBkXJItnPPg436Gg4=
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgZLlRIPAu7AA7t4aO
Poys5cZl8vvVj/8Fz09fgCoW2iqhRANCAAQr+hGf0szmZblnLd/SZ6UnsGQzXlZt
ql7MLfOFac9MGLvJPyWJWutaP1QczhZSfwwQVrX2S3GXZu+hNS8/gukq
-----END PRIVATE KEY-----`;

test('a server whose certificate nobody vouches for is not spoken to', async () => {
  const heard: unknown[] = [];
  const server = createServer({ cert, key }, (request, response) => {
    heard.push(request.headers.authorization);
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const limits = { ...usualHttpLimits, privateHosts: new Set(['127.0.0.1']) };
  const url = new URL(`https://127.0.0.1:${port}/token`);
  const answer = await callHttp({ url, headers: { authorization: 'Basic secret' } }, limits);
  server.close();
  expect(answer).toMatchObject({ kind: 'no-answer', fault: 'certificate' });
  expect(heard).toEqual([]);
});
