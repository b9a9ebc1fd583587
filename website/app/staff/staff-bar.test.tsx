// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startStaffBar } from './start-staff-bar.tsx';

let answer: Response;
let listeners: (() => void)[] = [];
const subscribe = (listener: () => void) => {
  listeners.push(listener);
  return () => {
    listeners = listeners.filter((each) => each !== listener);
  };
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toBe('/qa/staff-bar');
    return answer;
  });
  answer = Response.json({ admin: 'https://admin.example.ca' });
  document.documentElement.lang = 'fr';
  // biome-ignore lint/suspicious/noDocumentCookie: the code under test reads it
  document.cookie = 'vitrine_staff=1; Path=/';
  history.replaceState(null, '', '/fr/contact');
});
afterEach(() => {
  document.body.innerHTML = '';
  listeners = [];
  vi.unstubAllGlobals();
});

const start = () => act(() => startStaffBar(subscribe));
const bar = () => document.querySelector('aside[aria-label="Outils de l’équipe"]');
const hrefs = () => [...(bar()?.querySelectorAll('a') ?? [])].map(({ textContent, href }) => [textContent, href]);
const edit = (path: string) =>
  `https://admin.example.ca/admin/edit?${new URLSearchParams({ address: location.origin + path })}`;

test('staff get links to the form of the page, a new page and the leads', async () => {
  await start();
  expect(hrefs()).toEqual([
    ['Modifier cette page', edit('/fr/contact')],
    ['Nouvelle page', 'https://admin.example.ca/admin/collections/pages/create'],
    ['Demandes reçues', 'https://admin.example.ca/admin/leads'],
  ]);
});

test('the bar speaks the language of the page', async () => {
  document.documentElement.lang = 'en';
  await start();
  expect(document.querySelector('aside')?.textContent).toBe('Edit this pageNew pageLeads');
});

test('the link to the form follows the visitor from page to page', async () => {
  await start();
  history.pushState(null, '', '/fr/vendre');
  await act(async () => {
    for (const listener of listeners) listener();
  });
  expect(hrefs()[0]).toEqual(['Modifier cette page', edit('/fr/vendre')]);
});

test('staff who hide the bar do not meet it on the next page', async () => {
  await start();
  await act(async () => bar()?.querySelector('button')?.click());
  expect([bar(), document.cookie]).toEqual([null, '']);
});

test('who is no longer logged in sees no bar, and the server is not asked again', async () => {
  answer = new Response(null, { status: 404 });
  await start();
  expect([bar(), document.cookie]).toEqual([null, '']);
});
