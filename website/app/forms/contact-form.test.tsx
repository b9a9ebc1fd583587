// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { act, type ComponentProps } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectConsole } from '../../../scripts/tests/console-guard.ts';
import { setAllowed } from '../consent/consent.ts';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { type SiteInfo, SiteProvider } from '../site/site-context.tsx';
import { render } from '../test-render.tsx';
import { ContactForm } from './contact-form.tsx';
import { visitTimeField } from './submit-contact.ts';
import { startFormServer, stubBrowser } from './test-browser.ts';
import { rememberVisitorInfo } from './visitor-info.ts';

const site: SiteInfo = {
  siteType: 'agency',
  hasSearch: true,
  logos: { light: null, dark: null },
  captcha: { siteKey: 'key', version: 'altcha' },
  origin: 'https://www.maison.test',
  path: '/en/contact',
  alternatePaths: {},
};

let server: Awaited<ReturnType<typeof startFormServer>>;

beforeAll(async () => {
  server = await startFormServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  stubBrowser(server.origin);
  server.received.length = 0;
  server.next.status = 200;
  server.next.body = { status: 'success', id: '1' };
});
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(
  info: Partial<SiteInfo> = {},
  locale: 'fr' | 'en' = 'en',
  given: Partial<ComponentProps<typeof ContactForm>> = {},
): Promise<HTMLFormElement> {
  const { container } = await render(
    <LocaleProvider locale={locale}>
      <SiteProvider info={{ ...site, ...info }}>
        <h2 id="title">Write to us</h2>
        <ContactForm recipientType="broker" recipientSlug="lea-roy" labelledBy="title" {...given} />
      </SiteProvider>
    </LocaleProvider>,
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}

function field(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  const element = form.elements.namedItem(name);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element;
  throw new Error(`There is no field ${name}.`);
}

async function write(form: HTMLFormElement, values: Record<string, string>): Promise<void> {
  await act(async () => {
    for (const [name, value] of Object.entries(values)) {
      field(form, name).value = value;
      field(form, name).dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}

const button = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('button[type=submit]');
const said = () => document.querySelector('[role=status]')?.textContent ?? '';
const listed = () => [...document.querySelectorAll('[role=status] li')].map((item) => item.textContent);

/** Presses the button and waits until the page shows the result. */
async function send(form: HTMLFormElement): Promise<void> {
  await act(async () => button(form)?.click());
  await act(() => expect.poll(() => said()).not.toBe(''));
}

const right = {
  first_name: 'Léa',
  last_name: 'Gagnon',
  email: 'lea@example.ca',
  phone: '514 555 0123',
  message: '  Hello,\nis it still for sale?  ',
};

describe('a contact form that is filled in', () => {
  test('is sent with every field of the wire and a solved challenge', async () => {
    const form = await show();
    await write(form, right);
    await send(form);
    expect(said()).toContain('Message sent');
    const [sent] = server.received;
    const { recaptcha_response, ...fields } = Object.fromEntries(sent?.fields ?? []);
    expect(fields).toEqual({
      form_type: 'contact_form',
      locale: 'en',
      source_page: '/en/contact',
      consent_text: expect.stringContaining('you agree that your details are used to reply to you'),
      recipient_type: 'broker',
      recipient_slug: 'lea-roy',
      full_name: 'Léa Gagnon',
      first_name: 'Léa',
      last_name: 'Gagnon',
      email: 'lea@example.ca',
      phone: '(514) 555-0123',
      message: 'Hello,\r\nis it still for sale?',
    });
    expect(sent?.contentType).toMatch(/^multipart\/form-data/);
    expect(JSON.parse(atob(String(recaptcha_response)))).toMatchObject({
      challenge: { signature: 'ef' },
      solution: { counter: expect.any(Number), derivedKey: expect.stringMatching(/^0/) },
    });
  });

  test('ends its message with the times for a visit that were ticked', async () => {
    const times = ['Friday', 'Saturday'].map((day) => (
      <input key={day} type="checkbox" name={visitTimeField} value={`Preferred visit: ${day}`} />
    ));
    const form = await show({}, 'en', { children: times });
    await write(form, right);
    await act(async () => form.querySelectorAll<HTMLInputElement>('[type=checkbox]')[1]?.click());
    await send(form);
    const fields = server.received.at(-1)?.fields;
    expect(fields?.get('message')).toBe('Hello,\r\nis it still for sale?\r\n\r\nPreferred visit: Saturday');
    expect(fields?.has(visitTimeField)).toBe(false);
  });

  test('about a listing says that the visitor allows analytics, and nothing of it without a listing or a consent', async () => {
    onTestFinished(() => setAllowed([], () => undefined));
    const sendAbout = async (given: { listing?: string }) => {
      const form = await show({}, 'en', given);
      await write(form, right);
      await send(form);
      cleanup();
      return server.received.at(-1)?.fields.get('allows_analytics');
    };
    setAllowed(['marketing'], () => undefined);
    expect(await sendAbout({ listing: '20000000' })).toBeNull();
    setAllowed(['marketing', 'analytics'], () => undefined);
    expect(await sendAbout({})).toBeNull();
    expect(await sendAbout({ listing: '20000000' })).toBe('true');
  });

  test('about a listing whose board gets the message says so, and sends the consent that was shown', async () => {
    const sendAbout = async (given: { listing: string; sendsToBoard?: boolean }) => {
      const form = await show({}, 'en', given);
      const shown = form.textContent;
      await write(form, right);
      await send(form);
      cleanup();
      const fields = server.received.at(-1)?.fields;
      return { shown, consent: fields?.get('consent_text'), allows: fields?.get('allows_board') };
    };
    const board = await sendAbout({ listing: '20000000', sendsToBoard: true });
    expect(board.allows).toBe('true');
    expect(board.consent).toMatch(/also sent to the Canadian Real Estate Association \(REALTOR\.ca\)/);
    expect(board.shown).toContain(board.consent);
    const usual = await sendAbout({ listing: '20000000' });
    expect(usual.allows).toBeNull();
    expect(usual.consent).not.toMatch(/REALTOR\.ca/);
  });

  test('thanks for five seconds, then empties the message and keeps what is known of the visitor', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const form = await show();
    await write(form, right);
    await send(form);
    for (const second of ['5', '4', '3', '2', '1']) {
      expect(said()).toContain(`closes in ${second}`);
      await act(() => vi.advanceTimersByTimeAsync(1000));
    }
    expect(said()).toBe('');
    expect([field(form, 'first_name').value, field(form, 'message').value]).toEqual(['Léa', '']);
    expect(button(form)?.disabled).toBe(false);
  });

  test('has five lines for the message', async () => {
    expect(field(await show(), 'message').getAttribute('rows')).toBe('5');
  });

  test('can be sent again once the toast is closed', async () => {
    const form = await show();
    await write(form, right);
    await send(form);
    await act(async () => document.querySelector<HTMLButtonElement>('[aria-label=Close]')?.click());
    await write(form, { message: 'One more thing' });
    await send(form);
    expect(server.received).toHaveLength(2);
  });

  test('counts as sent with a warning when the answer does not say success', async () => {
    expectConsole('warn', 'The contact answer has no status "success".');
    server.next.body = { ok: true };
    const form = await show();
    await write(form, right);
    await send(form);
    expect(said()).toContain('Message sent');
  });
});

describe('a contact form that is wrong', () => {
  test('names every field that is missing, in a list and beside the field, and goes to the first', async () => {
    const form = await show();
    await send(form);
    expect(listed()).toEqual([
      'The First name field is required',
      'The Last name field is required',
      'The Email Address field is required',
      'The message field is required',
    ]);
    expect(document.activeElement).toBe(field(form, 'first_name'));
    const description = document.getElementById(field(form, 'email').getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('The Email Address field is required');
    expect(server.received).toEqual([]);
  });

  test.each([
    ['first_name', '   ', 'The First name field is required'],
    ['last_name', '', 'The Last name field is required'],
    ['email', 'lea', 'The email address field is invalid'],
    ['email', 'lea@example', 'The email address field is invalid'],
    ['phone', '514 55', 'The phone number field is invalid'],
    ['message', '\n \n', 'The message field is required'],
    ['message', 'a'.repeat(10_001), 'The message is too long: 10,000 characters at most'],
  ])('says what is wrong with %s %j', async (name, value, message) => {
    const form = await show();
    await write(form, { ...right, [name]: value });
    await send(form);
    expect(listed()).toEqual([message]);
    expect(document.activeElement).toBe(field(form, name));
  });

  test('is worded in French on a French page', async () => {
    const form = await show({}, 'fr');
    await write(form, { ...right, email: 'lea' });
    await send(form);
    expect(said()).toContain('Le courriel n’est pas valide');
  });

  test('closes the toast by Escape and leaves the errors beside their fields until they are mended', async () => {
    const form = await show();
    await write(form, { ...right, email: 'lea' });
    await send(form);
    await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(said()).toBe('');
    expect(field(form, 'email').ariaInvalid).toBe('true');
    await write(form, { email: 'lea@example.ca' });
    expect(field(form, 'email').ariaInvalid).toBeNull();
  });
});

describe('a contact form that was sent', () => {
  test('gives way to what happens next, and comes back for another message', async () => {
    const form = await show();
    await write(form, right);
    await send(form);
    const fields = field(form, 'email').closest<HTMLElement>('[hidden]');
    expect(fields).not.toBeNull();
    expect(document.activeElement?.textContent).toBe('What happens next?');
    expect(form.textContent).toContain('The person to whom you wrote will then answer you');
    expect(form.textContent).toContain(`a confirmation at ${field(form, 'email').value}`);
    expect(form.querySelector('figure')?.textContent).toBe('Your messageHello,\nis it still for sale?');
    expect(form.querySelector('a[href="/en/properties"]')?.textContent).toBe('In the meantime, see the properties');
    const again = [...form.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Write another message',
    );
    await act(async () => again?.click());
    expect(fields?.hidden).toBe(false);
    expect(form.textContent).not.toContain('What happens next?');
  });
});

describe('a contact form that cannot be sent', () => {
  test('tells of the fields that core refuses', async () => {
    server.next.status = 422;
    server.next.body = {
      errors: [
        { field: 'email', message: 'nope' },
        { field: 'message', code: 'required' },
      ],
    };
    const form = await show();
    await write(form, right);
    await send(form);
    expect(listed()).toEqual(['The email address field is invalid', 'The message field is required']);
    expect(document.activeElement).toBe(field(form, 'email'));
  });

  test('passes on what the service says and keeps the message', async () => {
    server.next.status = 429;
    server.next.body = { detail: 'Please wait a few minutes and try again.' };
    const form = await show();
    await write(form, right);
    await send(form);
    expect(said()).toBe('The request could not be submittedPlease wait a few minutes and try again.');
    expect(field(form, 'message').value).toBe(right.message);
  });

  test('says so in general words when nothing else is known', async () => {
    server.next.status = 500;
    server.next.body = 'nonsense';
    const form = await show();
    await write(form, right);
    await send(form);
    expect(said()).toContain('An error occurred while submitting the form. Please try again later.');
  });

  test.each([
    ['without a captcha', null],
    ['whose captcha has no site key', { siteKey: null, version: 'altcha' }],
  ] as const)('on a site %s throws when it needs it, disables its button and says so', async (_, captcha) => {
    expectConsole('error', /Captcha site key or version missing/);
    const form = await show({ captcha });
    expect(button(form)?.disabled).toBe(true);
    expect(form.textContent).toContain('Messages cannot be sent right now.');
  });

  test('on a site whose captcha has no version throws when it needs it, and says that the message was not sent', async () => {
    expectConsole('error', /Captcha site key or version missing/);
    expectConsole('error', /Captcha site key or version missing/);
    const form = await show({ captcha: { siteKey: 'key', version: null } });
    expect(button(form)?.disabled).toBe(false);
    await write(form, right);
    await send(form);
    expect(said()).toContain('An error occurred while submitting the form. Please try again later.');
    expect(server.received).toEqual([]);
  });
});

test('a form that was there before learns what another one was told', async () => {
  const form = await show();
  rememberVisitorInfo('email', 'lea@example.ca');
  await act(async () => field(form, 'message').focus());
  expect(field(form, 'email').value).toBe('lea@example.ca');
});

test('a second form knows who wrote the first', async () => {
  await write(await show(), right);
  cleanup();
  const form = await show();
  expect(field(form, 'last_name').value).toBe('Gagnon');
  expect(field(form, 'phone').value).toBe('(514) 555-0123');
  expect(field(form, 'message').value).toBe('');
});
