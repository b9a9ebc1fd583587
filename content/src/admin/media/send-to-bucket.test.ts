import { expect, onTestFinished, test, vi } from 'vitest';
import { sendToBucket } from './send-to-bucket.ts';

const failure = 'Le fichier n’est pas arrivé.';
const context = { prefix: '', signedReceipt: 'receipt' };
const signature = {
  url: 'https://bucket.example.com/x/facade.png',
  filename: 'facade.png',
  headers: { 'If-None-Match': '*' },
  clientUploadContext: context,
};

/** Answers the admin's address and the bucket's, in this order; an error is a connection that fails. */
function answering(...answers: (Response | Error)[]) {
  const asked = vi.spyOn(globalThis, 'fetch');
  for (const answer of answers) {
    if (answer instanceof Error) asked.mockRejectedValueOnce(answer);
    else asked.mockResolvedValueOnce(answer);
  }
  onTestFinished(() => asked.mockRestore());
  return asked;
}
const send = () =>
  sendToBucket({
    ...{ signUrl: '/api/sign', collectionSlug: 'media', failure },
    file: new File(['bytes'], 'façade.png', { type: 'image/png' }),
  });

test('A file goes to the signed address with the headers that are signed.', async () => {
  const asked = answering(Response.json(signature), new Response(null));
  expect(await send()).toEqual({ filename: 'facade.png', context });
  expect(JSON.parse(String(asked.mock.calls[0]?.[1]?.body))).toEqual({
    ...{ collectionSlug: 'media', filename: 'façade.png', filesize: 5, mimeType: 'image/png', docPrefix: 'incoming' },
  });
  expect(asked.mock.calls[1]).toEqual([
    signature.url,
    expect.objectContaining({ method: 'PUT', headers: signature.headers }),
  ]);
});

test.each<[string, (Response | Error)[], string]>([
  ['the admin refuses', [Response.json({ errors: [{ message: 'Non.' }] }, { status: 400 })], 'Non.'],
  ['the admin is not there', [new TypeError('Failed to fetch')], failure],
  ['the bucket refuses', [Response.json(signature), new Response(null, { status: 403 })], failure],
  ['the bucket is not there', [Response.json(signature), new TypeError('Failed to fetch')], failure],
])('When %s, the editor reads a sentence.', async (_, answers, message) => {
  answering(...answers);
  await expect(send()).rejects.toThrow(message);
});
