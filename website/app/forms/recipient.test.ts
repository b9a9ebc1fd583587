import { describe, expect, test } from 'vitest';
import { contactLinkProps, isIndividual, type Recipient, readRecipient } from './recipient.ts';

const camille: Recipient = {
  type: 'broker',
  slug: 'camille',
  name: 'Camille « la » Roy',
  subtitle: 'Courtière',
  underSubtitle: '514 555-0142',
  avatar: null,
};

describe('a visitor writes', () => {
  test.each([
    ['broker', 'agency', true],
    ['administrative_team', 'agency', true],
    ['executive_team', 'agency', true],
    ['team', 'broker', false],
    ['office', 'broker', false],
    ['anything else', 'broker', false],
    [null, 'broker', true],
    [null, 'agency', false],
  ] as const)('to the recipient %s of a site of the type %s as to one person: %s', (type, site, expected) => {
    expect(isIndividual(type, site)).toBe(expected);
  });
});

describe('the recipient of a link', () => {
  test('arrives as it was written', () => {
    expect(readRecipient(contactLinkProps(camille)['data-recipient'])).toEqual(camille);
  });

  test.each([undefined, '', '{', 'null', '"x"', '[]', '{"type":4}', '{"name":"Léa"}'])(
    'is the site itself where %j stands',
    (text) => expect(readRecipient(text)).toBeNull(),
  );

  test('has no portrait that is none', () => {
    expect(readRecipient('{"type":"team","avatar":{"src":3}}')).toMatchObject({ type: 'team', avatar: null });
  });
});
