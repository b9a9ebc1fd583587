import { expect, test } from 'vitest';
import { contactPage } from './contact-page.server.ts';

const told = {
  locale: 'fr',
  status: 422,
  problems: ['Le courriel n’est pas valide'],
  message: '</textarea><script>alert(1)</script> "Bonjour" & merci',
  backTo: '/fr/contact?a="><b>',
} as const;

test('a browser without JavaScript is told what is wrong, with its message, and nothing of it is markup', async () => {
  const response = contactPage(told);
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain('<li>Le courriel n’est pas valide</li>');
  expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;Bonjour&quot; &amp; merci');
  expect(html).not.toContain('<script');
  expect(html).toContain('href="/fr/contact?a=&quot;&gt;&lt;b&gt;"');
});

test('a browser without JavaScript is thanked for a message that was sent', async () => {
  const html = await contactPage({ ...told, locale: 'en', status: 200, problems: [] }).text();
  expect(html).toContain('<h1>Message sent</h1>');
  expect(html).not.toContain('textarea readonly');
});
