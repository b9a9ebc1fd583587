import { expect, test } from 'vitest';
import { projectPage } from './project-page.ts';

test('the page tells its height to the page that it is shared from, and to no other', () => {
  const html = projectPage('fr', 'http://localhost:3000/fr/quai-des-tanneurs');
  expect(html).toContain(
    `parent.postMessage({ event_id: 'height', height: document.body.offsetHeight }, "http://localhost:3000")`,
  );
});

test.each([null, '', 'javascript:alert(1)', '"><script>alert(1)</script>'])(
  'sharing %j says nothing to anybody',
  (url) => {
    const html = projectPage('en', url);
    expect(html).not.toContain('postMessage');
    expect(html).not.toContain('alert(1)');
  },
);

test('each language has its own words', () => {
  expect(projectPage('fr', null)).toContain('Quarante-deux condos');
  expect(projectPage('en', null)).toContain('Forty-two condos');
});
