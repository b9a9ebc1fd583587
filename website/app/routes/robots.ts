/** Crawlers may read every page; the QA area and the interface of the browser are none. */
export const loader = () =>
  new Response('User-agent: *\nDisallow: /qa/\nDisallow: /api/\n', {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
