/** Allows crawlers on every page but the QA area and the browser API. */
export const get = () =>
  new Response('User-agent: *\nDisallow: /qa/\nDisallow: /api/\n', {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
