import { expect, test } from 'vitest';
import { fieldText } from './problem-texts.ts';

test.each([
  ['first_name', 'required', 'The First name field is required'],
  ['last_name', 'required', 'The Last name field is required'],
  ['email', 'required', 'The Email Address field is required'],
  ['message', 'required', 'The message field is required'],
  ['email', 'invalid', 'The email address field is invalid'],
  ['phone', 'invalid', 'The phone number field is invalid'],
  ['nb_garage', 'required', 'This field is required'],
] as const)('%s %s has its fixed wording', (field, code, text) => {
  expect(fieldText('en', field, code)).toBe(text);
});

test('the same is said in French', () => {
  expect(fieldText('fr', 'first_name', 'required')).toBe('Le champ Prénom est obligatoire');
  expect(fieldText('fr', 'email', 'invalid')).toBe('L’adresse courriel n’est pas valide');
  expect(fieldText('fr', 'nb_garage', 'too_long')).toBe('Ce champ est trop long');
});
