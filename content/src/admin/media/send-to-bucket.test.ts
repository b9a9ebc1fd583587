import { expect, onTestFinished, test, vi } from 'vitest';
import { putFile } from './put-file.ts';
import { sendToBucket } from './send-to-bucket.ts';

const failures = { notSent: 'Le fichier n’est pas arrivé.', refused: 'Le fichier est refusé.' };
const context = { prefix: '', signedReceipt: 'receipt' };
const signature = {
  url: 'https://bucket.example.com/x/facade.png',
  filename: 'facade.png',
  headers: { 'If-None-Match': '*' },
  clientUploadContext: context,
};

/** Answers the admin's address; an error is a connection that fails. */
function answering(answer: Response | Error) {
  const asked = vi.spyOn(globalThis, 'fetch');
  if (answer instanceof Error) asked.mockRejectedValueOnce(answer);
  else asked.mockResolvedValueOnce(answer);
  onTestFinished(() => asked.mockRestore());
  return asked;
}
const put = vi.fn<typeof putFile>();
const send = () =>
  sendToBucket({
    ...{ signUrl: '/api/sign', collectionSlug: 'media', failures, put },
    file: new File(['bytes'], 'façade.png', { type: 'image/png' }),
  });

test('A file goes to the signed address with the headers that are signed.', async () => {
  const asked = answering(Response.json(signature));
  put.mockReset().mockResolvedValueOnce(200);
  expect(await send()).toEqual({ filename: 'facade.png', context });
  expect(JSON.parse(String(asked.mock.calls[0]?.[1]?.body))).toEqual({
    ...{ collectionSlug: 'media', filename: 'façade.png', filesize: 5, mimeType: 'image/png', docPrefix: 'incoming' },
  });
  expect(put.mock.calls[0]).toEqual([signature.url, signature.headers, expect.any(File)]);
});

test.each<[string, Response | Error, number | null, string]>([
  ['the admin refuses', Response.json({ errors: [{ message: 'Non.' }] }, { status: 400 }), 200, 'Non.'],
  ['the admin is not there', new TypeError('Failed to fetch'), 200, failures.notSent],
  ['the bucket refuses', Response.json(signature), 403, failures.refused],
  ['the bucket fails', Response.json(signature), 503, failures.notSent],
  ['the bucket is not there', Response.json(signature), null, failures.notSent],
])('When %s, the editor reads a sentence.', async (_, answer, status, message) => {
  answering(answer);
  put.mockReset().mockResolvedValueOnce(status);
  await expect(send()).rejects.toThrow(message);
});

test('A bucket that takes no more bytes is given up after half a minute, and one that goes on is waited for.', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 0;
    open = vi.fn();
    setRequestHeader = vi.fn();
    send = vi.fn();
    abort = vi.fn(() => this.dispatchEvent(new Event('loadend')));
  }
  const request = new Request();
  vi.stubGlobal('XMLHttpRequest', function open() {
    return request;
  });
  const sent = putFile('https://bucket.example.com/x', {}, new File(['bytes'], 'film.mp4'));
  for (let times = 0; times < 3; times++) {
    vi.advanceTimersByTime(29_000);
    request.upload.dispatchEvent(new Event('progress'));
  }
  expect(request.abort).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(await sent).toBeNull();
});
