import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { MailContent, MailPart } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

const parts: MailPart[] = [
  { kind: 'notice', text: 'À lire d’abord.' },
  { kind: 'paragraph', text: ['Voyez ', { text: 'la page', href: 'https://www.boreale.example/fr' }, '.'] },
  { kind: 'quote', text: 'Bonjour,\nà bientôt' },
  {
    kind: 'facts',
    title: 'Coordonnées',
    facts: [
      ['Nom', 'Léa Tremblay'],
      ['Courriel', [{ text: 'lea@example.ca', href: 'mailto:lea@example.ca' }]],
      ['Projet', 'Vendre\nNom\u00a0: un autre'],
    ],
  },
  {
    kind: 'listing',
    listing: {
      href: 'https://www.boreale.example/fr/proprietes/maison-10000001',
      address: '1240, rue des Érables, Montréal',
      type: 'Maison',
      price: '450\u00a0000\u00a0$',
      details: ['3\u00a0chambres', '1\u00a0240\u00a0pi²'],
      badge: 'Nouveau',
      picture: 'https://www.boreale.example/facade.jpg',
    },
  },
  { kind: 'button', text: 'Répondre', href: 'mailto:lea@example.ca?subject=Re%3A%20x' },
  { kind: 'small', text: 'Envoyé le 15 juin 2026.' },
];

const mail = (given: Partial<MailContent> = {}): MailContent => ({
  locale: 'fr',
  sender: { name: 'Agence Boréale', origin: 'https://www.boreale.example', postalAddress: null },
  subject: 'Un sujet',
  preview: 'Ce qui suit le sujet',
  heading: 'Un titre',
  parts,
  footnote: ['Pour ne plus rien recevoir\u00a0: ', { text: 'se désabonner', href: 'https://www.boreale.example/x' }],
  ...given,
});

test('the plain text says what the HTML says, in the same order', () => {
  expect(renderMail(mail()).text).toBe(
    [
      'Un titre',
      'À lire d’abord.',
      'Voyez la page <https://www.boreale.example/fr>.',
      '> Bonjour,\n> à bientôt',
      'COORDONNÉES\nNom\u00a0: Léa Tremblay\nCourriel\u00a0: lea@example.ca\nProjet\u00a0: Vendre\n    Nom\u00a0: un autre',
      'Nouveau\n450\u00a0000\u00a0$\n1240, rue des Érables, Montréal\nMaison · 3\u00a0chambres · 1\u00a0240\u00a0pi²\n' +
        'https://www.boreale.example/fr/proprietes/maison-10000001',
      'Répondre\u00a0:\nlea@example.ca',
      'Envoyé le 15 juin 2026.',
      '-- \nPour ne plus rien recevoir\u00a0: se désabonner <https://www.boreale.example/x>',
      'Agence Boréale\nhttps://www.boreale.example\n',
    ].join('\n\n'),
  );
});

describe('the HTML', () => {
  const { html } = renderMail(mail());

  test('is a whole page in its language, with title and colour schemes', () => {
    expect(html).toMatch(/^<!doctype html><html lang="fr-CA" dir="ltr">/);
    expect(html).toContain('<title>Un sujet</title>');
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  });

  test('needs no mending by whoever reads it', () => {
    const errors: string[] = [];
    parse(html, { onParseError: ({ code }) => errors.push(code) });
    expect(errors).toEqual([]);
  });

  test('starts with what the inbox shows after the subject', () => {
    expect(html).toMatch(/<body[^>]*><div style="display:none[^>]*>Ce qui suit le sujet</);
  });

  test('announces no picture and holds no script', () => {
    expect(html).not.toMatch(/<link|<script/);
  });

  test('is small enough that no client cuts it', () => {
    // Gmail hides what comes after 102 KB.
    const many = Array.from({ length: 20 }, () => parts).flat();
    expect(Buffer.byteLength(renderMail(mail({ parts: many })).html)).toBeLessThan(102_000);
  });
});

test('whatever stands in a part is text, in every part', () => {
  const hostile = '"><img src=x onerror=alert(1)></style><script>alert(1)</script>';
  const { html } = renderMail(
    mail({
      subject: hostile,
      preview: hostile,
      heading: hostile,
      footnote: hostile,
      sender: { name: hostile, origin: 'https://www.boreale.example', postalAddress: null },
      parts: [
        { kind: 'paragraph', text: [hostile, { text: hostile, href: `https://www.boreale.example/${hostile}` }] },
        { kind: 'quote', text: hostile },
        { kind: 'facts', title: hostile, facts: [[hostile, hostile]] },
        {
          kind: 'listing',
          listing: {
            href: hostile,
            address: hostile,
            type: hostile,
            price: hostile,
            details: [hostile],
            badge: hostile,
          },
        },
      ],
    }),
  );
  expect(html).not.toMatch(/<img|<script/);
});
