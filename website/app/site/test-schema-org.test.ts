import { expect, test } from 'vitest';
import { schemaOrgProblems } from './test-schema-org.ts';

test.each([
  [{ '@type': 'RealEstateAgent', '@id': 'https://a.example/#agent', name: 'Rivage', telephone: '+15145550101' }],
  [
    {
      '@type': 'Article',
      headline: 'Un',
      datePublished: '2026-08-05T12:00:00.000Z',
      author: { '@type': 'Person', name: 'A' },
    },
  ],
  [{ '@type': 'WebSite', url: 'https://a.example', publisher: { '@id': 'https://a.example/#agent' } }],
  [{ '@type': 'Offer', availability: 'https://schema.org/InStock', price: 450_000 }],
  [{ '@type': 'SearchAction', target: 'https://a.example/?q={q}', 'query-input': 'required name=q' }],
])('%o is valid', (thing) => {
  expect(schemaOrgProblems(thing)).toEqual([]);
});

test.each([
  [{ '@type': 'EstateAgent', name: 'Rivage' }, '$ has the unknown type EstateAgent'],
  [{ '@type': 'RealEstateAgent', jobTitle: 'Courtier' }, '$.jobTitle is no property of RealEstateAgent'],
  [{ '@type': 'Article', datePublished: 'hier' }, '$.datePublished is "hier", not Date or DateTime'],
  [{ '@type': 'Article', author: { '@type': 'Offer' } }, '$.author is {"@type":"Offer"}, not Organization or Person'],
  [{ '@type': 'House', numberOfBathroomsTotal: 1.5 }, '$.numberOfBathroomsTotal is 1.5, not Integer'],
  [{ '@type': 'Offer', availability: 'maybe' }, '$.availability is "maybe", not ItemAvailability'],
  [
    { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', names: 'Qui ?' }] },
    '$.mainEntity.names is no property of Question',
  ],
])('%o is not valid', (thing, problem) => {
  expect(schemaOrgProblems(thing)).toEqual([problem]);
});
